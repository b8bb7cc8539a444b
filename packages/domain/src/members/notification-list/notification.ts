/** Why it was told, by which a page draws it. */
export const notificationKinds = [
  'connection',
  'swap',
  'playdate',
  'order',
  'listing',
  'money',
  'trust',
  'feedback',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Of what deserves the whole screen, once, when the member sees it first. */
export const momentKinds = ['match', 'swap', 'playdate', 'first-sale', 'money'] as const;
export type MomentKind = (typeof momentKinds)[number];
