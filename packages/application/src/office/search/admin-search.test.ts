import { expect, it } from 'vitest';
import { AdminSearch } from './admin-search.ts';

it.each([
  ['12', 12, 12],
  ['#12', 12, 12],
  ['Order 12', 12, null],
  ['case 7', null, 7],
  ['ana', null, null],
  ['12 balloons', null, null],
  ['1234567890', null, null],
])('takes %s for order %s and case %s', async (words, orderNumber, caseNumber) => {
  const asked: object[] = [];
  const found = { members: [], orders: [], cases: [], codes: [] };
  const search = new AdminSearch({
    adminSearchQueries: {
      async search(given) {
        asked.push(given);
        return found;
      },
    },
  });
  expect(await search.search(words)).toBe(found);
  expect(asked).toEqual([{ words, orderNumber, caseNumber, max: 5 }]);
});
