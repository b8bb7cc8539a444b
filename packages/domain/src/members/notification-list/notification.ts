import { days, later } from '../../platform/shared/time.ts';

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

const keptFor = days(60);

export const keptNotificationsSince = (now: Date): Date => later(now, -keptFor);
