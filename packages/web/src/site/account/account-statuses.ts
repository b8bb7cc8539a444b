/** What the plans are called in the account. */
export const accountStatuses = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const;
