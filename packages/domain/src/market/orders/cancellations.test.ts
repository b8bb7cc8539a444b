import { expect, it } from 'vitest';
import { requireFewCancellations } from './cancellations.ts';

it.each([0, 1, 2])('a seller who has cancelled %i sales may cancel another', (cancelled) => {
  expect(() => requireFewCancellations(cancelled)).not.toThrow();
});

it.each([3, 4])('a seller who has cancelled %i sales may not', (cancelled) => {
  expect(() => requireFewCancellations(cancelled)).toThrow(
    expect.objectContaining({ kind: 'conflict', code: 'TOO_MANY_CANCELLATIONS' }),
  );
});

it('says what is left to a seller who would refund another', () => {
  expect(() => requireFewCancellations(3, 'refund')).toThrow('if the buyer reports a problem');
});
