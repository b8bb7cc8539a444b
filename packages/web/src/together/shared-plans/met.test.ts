import { expect, it } from 'vitest';
import { metBy } from './met.ts';

const user = (id: number) => ({ id, firstName: 'Dana', profilePhotoUrl: null });
const swap = (id: number, mine: 'yes' | 'no' | 'rearranged' | null) => ({
  user: user(id),
  outcomes: { mine, theirs: null },
});
const playdate = (id: number, status: 'done' | 'cancelled') => ({ user: user(id), status });

it('the member has met whom they had a swap or a playdate with, unless it did not happen', () => {
  const swaps = [swap(1, 'yes'), swap(2, 'no'), swap(3, null), swap(6, 'rearranged')];
  const playdates = [playdate(4, 'done'), playdate(5, 'cancelled')];
  expect([...metBy(swaps, playdates)]).toEqual([1, 3, 4]);
  expect([...metBy()]).toEqual([]);
});
