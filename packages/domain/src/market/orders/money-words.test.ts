import { describe, expect, it } from 'vitest';
import type { MoneyShown } from './money-shown.ts';
import { moneySentences } from './money-words.ts';

const sale = { charged: 2606, held: 0, released: 2375, refunded: 0, toSeller: 0 };

const toSeller = (money: Partial<MoneyShown>): string =>
  moneySentences({ ...sale, ...money }, { role: 'seller', Other: 'Bea', other: 'Bea', isCompleted: true })
    .map(({ text }) => text)
    .join(' ');

describe('a seller reads of a sale', () => {
  it('what was paid without what was taken back', () => {
    expect(toSeller({})).toBe('You were paid $23.75.');
    expect(toSeller({ released: 1375, takenBack: 1000 })).toBe(
      'You were paid $13.75. Another $10.00 was paid to you and taken back.',
    );
    expect(toSeller({ released: 0, takenBack: 2375 })).toBe('$23.75 was paid to you and taken back.');
  });

  it('what is being taken back of it', () => {
    expect(toSeller({ takingBack: 500, takenBack: 1000 })).toBe(
      'You were paid $23.75. $5.00 of it is being taken back. Another $10.00 was paid to you and taken back.',
    );
  });
});

describe('a buyer reads of a completed sale', () => {
  it.each([
    [{}, '$23.75 is released to Ana.'],
    [{ toLeftSeller: 2375 }, 'We keep $23.75 for Ana.'],
    [{ toSeller: 0, handedOver: 2375 }, '$23.75 is with the state for Ana, who can claim it there.'],
  ])('what its seller is still to get: %j', (money, says) => {
    const reader = { role: 'buyer', Other: 'Ana', other: 'Ana', isCompleted: true } as const;
    const waiting = { ...sale, held: 2375, released: 0, toSeller: 2375, ...money };
    expect(moneySentences(waiting, reader).map(({ text }) => text)).toEqual([says]);
  });
});
