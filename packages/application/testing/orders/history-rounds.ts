import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many histories are tried in memory: more of them with `MONEY_HISTORIES=20000`. */
    readonly moneyHistories: number;
  }
}

/** The same in each run; where each takes longer, fewer of them. */
export const historyRounds = (fewer = 1) => ({
  seed: 20_261_123,
  numRuns: Math.ceil(inject('moneyHistories') / fewer),
});
