import { minutes } from '@nestmates/domain/shared/time.ts';

export interface Line {
  readonly from: string;
  readonly text: string;
  /** How long ago it was written. */
  readonly ago: number;
}

export interface SeedConversation {
  readonly between: readonly [string, string];
  /** Oldest first. */
  readonly lines: readonly Line[];
  /** How many of the last lines the one they were written to has not seen. */
  readonly unread: number;
}

type WrittenLine = readonly [from: string, text: string, minutesLater?: number];

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** A stretch of talk: begins so long ago, and goes on by a few minutes from line to line. */
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
