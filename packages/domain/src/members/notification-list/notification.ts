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
