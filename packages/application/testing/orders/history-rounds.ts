import type {} from '@nestmates/domain/testing/depth.ts';
import { inject } from 'vitest';

/** The same in each run; where each takes longer, fewer of them. */
export const historyRounds = (fewer = 1) => ({
  seed: 20_261_123,
  numRuns: Math.ceil(inject('moneyHistories') / fewer),
});
