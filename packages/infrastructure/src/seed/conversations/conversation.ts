import { minutes } from '@nestmates/domain/platform/shared/time.ts';

export interface Line {
  readonly from: string;
  readonly text: string;
  /** The age of the message. */
  readonly ago: number;
}

export interface SeedConversation {
  readonly between: readonly [string, string];
  /** Oldest first. */
  readonly lines: readonly Line[];
  /** How many of the last messages their receiver has not read. */
  readonly unread: number;
}

type WrittenLine = readonly [from: string, text: string, minutesLater?: number];

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** A part of a conversation: starts this long ago and continues with a message every few minutes. */
export function exchange(startedAgo: number, written: readonly WrittenLine[]): Line[] {
  let ago = startedAgo;
  return written.map(([from, text, minutesLater = 3]) => {
    ago -= minutes(minutesLater);
    return { from: demoEmail(from), text, ago };
  });
}

export const conversation = (
  between: readonly [string, string],
  lines: readonly Line[],
  unread = 0,
): SeedConversation => ({
  between: [demoEmail(between[0]), demoEmail(between[1])],
  lines,
  unread,
});
