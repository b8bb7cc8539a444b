/** Why nobody but its author is shown a thing: until somebody has looked at it, or since it was taken down by a decision. */
export const hiddenReasons = ['being-looked-at', 'removed'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];
