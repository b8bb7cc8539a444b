/** Deterministic randomness, so that every demo has the same members. */
export interface Random {
  /** 0 to n - 1. */
  below(n: number): number;
  between(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** This many different ones, or all if there are fewer. */
  some<T>(from: readonly T[], count: number): readonly T[];
}

/** Mulberry32: its 32 bits of state are enough for a few hundred members. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (share) => next() < share,
    pick(from) {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('Nothing to pick from');
      return one;
    },
    some(from, count) {
      const rest = [...from];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(below(rest.length), 1),
      ).flat();
    },
  };
}
