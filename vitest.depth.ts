import type { ProvidedContext } from 'vitest';
import type {} from './packages/domain/testing/depth.ts';

type Depth = ProvidedContext['depth'];
type Provided = Pick<ProvidedContext, 'depth' | 'moneyHistories'>;
const asked: Depth = process.env.TEST_DEPTH === 'full' ? 'full' : 'short';
const histories = { short: 20, full: 500 };

/** How far the tests go that look for faults nobody thought of: short, but for `TEST_DEPTH=full`. */
export const provided = (depth: Depth = asked): Provided => ({
  depth,
  moneyHistories: Number(process.env.MONEY_HISTORIES ?? histories[depth]),
});
