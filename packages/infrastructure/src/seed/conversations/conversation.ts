import { minutes } from '@nestmates/domain/shared/time.ts';

export interface Line {
  readonly from: string;
  readonly text: string;
  /** How long ago it was written. */
  readonly ago: number;
}

export interface Talk {
  readonly between: readonly [string, string];
  /** Oldest first. */
  readonly lines: readonly Line[];
  /** How many of the last lines the one they were written to has not seen. */
  readonly unseen: number;
}

type Said = readonly [from: string, text: string, minutesLater?: number];

const named = (name: string) => `${name}@nestmates.test`;

/** A stretch of talk: begins so long ago, and goes on by a few minutes from line to line. */
export function stretch(began: number, said: readonly Said[]): Line[] {
  let ago = began;
  return said.map(([from, text, minutesLater = 3]) => {
    ago -= minutes(minutesLater);
    return { from: named(from), text, ago };
  });
}

export const talk = (between: readonly [string, string], lines: readonly Line[], unseen = 0): Talk => ({
  between: [named(between[0]), named(between[1])],
  lines,
  unseen,
});
