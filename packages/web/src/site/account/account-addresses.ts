/** The last part of the addresses below `/account` that the rows of the account open. */
const accountAddresses = [
  'email',
  'password',
  'two-step',
  'passkeys',
  'devices',
  'plan',
  'payments',
  'visibility',
  'pause',
  'privacy',
  'blocked',
  'notifications',
  'appearance',
  'install',
  'data',
  'delete',
] as const;

export type AccountPart = (typeof accountAddresses)[number];

export const accountPartOf = (address: string | undefined): AccountPart | undefined =>
  accountAddresses.find((part) => part === address);
