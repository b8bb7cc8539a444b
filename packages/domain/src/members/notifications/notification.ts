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

/** Kinds of what deserves the whole screen, once, when the member sees it first. */
export const momentKinds = ['match', 'swap', 'playdate', 'first-sale', 'money'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** What a member can answer where they read of it. */
export const answerableKinds = ['request', 'swap', 'playdate'] as const;
export type AnswerableKind = (typeof answerableKinds)[number];

/** What a notification with this topic is about, such as "swap-7"; undefined where it cannot be answered. */
export function answerableIn(
  topic: string,
): { readonly kind: AnswerableKind; readonly id: number } | undefined {
  const [, name, id] = /^([a-z]+)-([0-9]+)$/.exec(topic) ?? [];
  const kind = answerableKinds.find((one) => one === name);
  return kind && { kind, id: Number(id) };
}
