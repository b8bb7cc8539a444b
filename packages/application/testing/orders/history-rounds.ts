import type {} from '@nestmates/domain/testing/depth.ts';
import { inject } from 'vitest';

/** One of so many, where each takes longer. */
export const everyNth = (nth: number): number => Math.ceil(inject('moneyHistories') / nth);

/** The same in each run. */
export const historyRounds = () => ({ seed: 20_261_123, numRuns: everyNth(1) });
