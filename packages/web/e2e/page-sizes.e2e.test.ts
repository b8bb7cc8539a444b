import { expect, test } from 'vitest';
import { kilobytesOfPage, pageBudgets } from '../build/page-sizes.ts';

test.for(pageBudgets)('$path loads no more $files than it may', async (budget) => {
  expect(await kilobytesOfPage(budget)).toBeLessThanOrEqual(budget.heldAt ?? budget.kilobytes);
});
