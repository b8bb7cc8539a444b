/** What the rows of the account say, and the pages that they open; the row of the plan says which one it is. */
export const accountPartNames = {
  email: 'Email',
  password: 'Change Password',
  'two-step': 'Two-Step Login',
  passkeys: 'Passkeys',
  devices: 'Logged in on',
  plan: 'Your Plan',
  payments: 'How you are paid',
  visibility: 'Who sees my zip code',
  pause: 'Pause my profile',
  privacy: 'Plan around my calendar',
  blocked: 'Blocked members',
  notifications: 'Notifications',
  appearance: 'Appearance',
  install: 'On your home screen',
  data: 'Take everything along',
  delete: 'Delete Account',
} as const;

/** The last part of the address that a row opens. */
export type AccountPartName = keyof typeof accountPartNames;
