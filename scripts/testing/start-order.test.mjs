import { expect, it } from 'vitest';
import { startOrder } from './start-order.ts';

it('starts what takes longest first, and what no run has measured before what is short', () => {
  const seconds = { long: 60, usual: 9, short: 1, shortest: 0.5 };
  const files = ['shortest', 'new', 'usual', 'short', 'long', 'also-new'];
  expect(startOrder(files, seconds)).toEqual(['long', 'also-new', 'new', 'usual', 'short', 'shortest']);
  expect(startOrder(['b', 'a'], {})).toEqual(['a', 'b']);
});
