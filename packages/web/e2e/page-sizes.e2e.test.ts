import { expect, test } from 'vitest';
import { kilobytesOfPage, pageBudgets, scriptsWithSchemas } from '../build/page-sizes.ts';

test.for(pageBudgets)('$path loads no more $files than it may', async (budget) => {
  expect(await kilobytesOfPage(budget)).toBeLessThanOrEqual(budget.kilobytes);
});

test.for([...new Set(pageBudgets.map(({ path }) => path))])('%s loads no schemas', async (path) => {
  expect(await scriptsWithSchemas(path)).toEqual([]);
});
