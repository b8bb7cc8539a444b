import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `short` in what says what the product does, `full` in what looks for faults that nobody thought of. */
    readonly depth: 'short' | 'full';
    /** How many histories of an order are tried: more of them with `MONEY_HISTORIES=20000`. */
    readonly moneyHistories: number;
  }
}

export const isFull: boolean = inject('depth') === 'full';

/** How often something is tried. */
export const rounds = (full: number, short = 1): number => (isFull ? full : short);

/** All cases, or one of so many of them, evenly spread and always the same ones. */
export const sampled = <T>(cases: readonly T[], oneOf: number): readonly T[] =>
  isFull ? cases : cases.filter((_, nth) => nth % oneOf === 0);
