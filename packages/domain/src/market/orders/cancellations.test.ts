import { expect, it } from 'vitest';
import { requireFewCancellations } from './cancellations.ts';

it.each([0, 1, 2])('a seller who has cancelled %i sales may cancel another', (cancelled) => {
  expect(() => requireFewCancellations({ own: cancelled, others: 0 })).not.toThrow();
});

it.each([3, 4])('a seller who has cancelled %i sales may not', (cancelled) => {
  expect(() => requireFewCancellations({ own: cancelled, others: 0 })).toThrow(
    expect.objectContaining({ kind: 'conflict', code: 'TOO_MANY_CANCELLATIONS' }),
  );
});

it('says what is left to a seller who would refund another', () => {
  expect(() => requireFewCancellations({ own: 3, others: 0 }, 'refund')).toThrow(
    'if the buyer reports a problem',
  );
});

it.each([
  [{ own: 3, others: 1 }, /^You have cancelled three sales within 30 days\. Please send this one, or write/],
  [
    { own: 0, others: 3 },
    /^Three sales were cancelled .* by another account .* if that account is not yours\.$/,
  ],
  [
    { own: 2, others: 1 },
    /^Three sales were cancelled .* by another account .* if that account is not yours\.$/,
  ],
])('says nobody has cancelled what another account has: %o', (undone, words) => {
  for (const by of ['cancel', 'refund'] as const)
    expect(() => requireFewCancellations(undone, by)).toThrow(
      by === 'cancel'
        ? words
        : /^(You have|Three sales were) cancelled .* if the buyer reports a problem, or write/,
    );
});
