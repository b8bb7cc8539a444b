import { describe, expect, it } from 'vitest';
import { aConfirmedSwap, aSwap, swapAskedAt } from '../../../testing/swaps/a-swap.ts';
import { hours, later, minutes, seconds } from '../../platform/shared/time.ts';
import type { Swap } from '../swaps/swap.ts';
import { chooseCards } from './card-choice.ts';
import { cardHours, requireCardHours } from './card-hours.ts';
import { emptyCard, isEmptyCard, openingAt, openingsSince } from './sitter-card.ts';

const begins = new Date('2026-11-22T18:00:00Z');
const times = { date: begins, until: later(begins, hours(3)), childIds: [11, 12] };
const pending = aSwap(times);
const settledAt = swapAskedAt;
const confirmed = aConfirmedSwap(times);
const declined: Swap = { ...pending, status: 'declined', settledAt };
const cancelled: Swap = { ...pending, status: 'cancelled', settledAt };
const refusal = (fields: object) => expect.objectContaining(fields);

/** What the sitter is answered so long after the beginning of the swap. */
function answer(swap: Swap, after: number): string {
  try {
    requireCardHours(swap, later(begins, after));
    return 'open';
  } catch (error) {
    const { code, details } = error as { code: string; details: { flags: { opensAt?: string } } };
    return `${code} ${details.flags.opensAt ?? ''}`.trim();
  }
}

describe('the hours of sitter cards', () => {
  const notYet = 'CARD_CLOSED 2026-11-21T18:00:00.000Z';

  it.each([
    ['two days before', -hours(48), notYet],
    ['a second before they open', -hours(24) - seconds(1), notYet],
    ['a millisecond before they open', -hours(24) - 1, notYet],
    ['when they open', -hours(24), 'open'],
    ['when it begins', 0, 'open'],
    ['when it ends', hours(3), 'open'],
    ['a second before they close', hours(5) - seconds(1), 'open'],
    ['a millisecond before they close', hours(5) - 1, 'open'],
    ['when they close, two hours after its end', hours(5), 'CARD_CLOSED'],
    ['a year later', hours(24 * 365), 'CARD_CLOSED'],
  ])('%s', (_, after, expected) => {
    expect(answer(confirmed, after)).toBe(expected);
  });

  it.each([pending, declined, cancelled])('are none of a swap that is $status', (swap) => {
    for (const after of [-hours(25), -hours(24), 0, hours(5)])
      expect(answer(swap, after)).toBe('CARD_CLOSED');
  });

  it('move with the time of the swap', () => {
    const moved = { date: later(begins, hours(48)), until: later(begins, hours(49)) };
    expect(answer({ ...confirmed, ...moved }, 0)).toBe('CARD_CLOSED 2026-11-23T18:00:00.000Z');
  });

  it('stay open for a day and two hours where nobody has agreed on an end', () => {
    const endless = { ...confirmed, hasEnd: false };
    expect(answer(endless, hours(26) - 1)).toBe('open');
    expect(answer(endless, hours(26))).toBe('CARD_CLOSED');
  });

  it('are hours that have passed, also over a change of the clocks', () => {
    // The clocks of New York go back an hour at two in this night.
    const { opensAt, closesAt } = cardHours({
      date: new Date('2026-11-01T00:30:00-04:00'),
      until: new Date('2026-11-01T03:30:00-05:00'),
      hasEnd: true,
    });
    expect([opensAt, closesAt]).toEqual([
      new Date('2026-10-31T00:30:00-04:00'),
      new Date('2026-11-01T05:30:00-05:00'),
    ]);
  });
});

describe('choosing whose cards go along', () => {
  const choose = (
    swap: Swap,
    given: Partial<{ by: 'requester' | 'recipient'; wanted: number[]; after: number }>,
  ) => {
    const { by = 'requester', wanted = [11], after = -hours(30) } = given;
    return chooseCards(swap, by, { wanted, withCards: [11, 13] }, later(begins, after));
  };

  it.each([pending, confirmed])('is open to the requester while it is $status, until they close', (swap) => {
    expect(choose(swap, {})).toEqual({ ...swap, cardChildIds: [11] });
    expect(choose({ ...swap, cardChildIds: [11] }, { wanted: [], after: hours(5) - 1 })).toEqual({
      ...swap,
      cardChildIds: [],
    });
    expect(() => choose(swap, { after: hours(5) })).toThrow(refusal({ code: 'SWAP_PAST' }));
  });

  it('is open until the last of the times that are offered', () => {
    const tomorrow = { date: later(begins, hours(24)), until: later(begins, hours(26)) };
    const offers = aSwap({ ...times, otherTimes: [tomorrow] });
    expect(choose(offers, { after: hours(28) - 1 })).toEqual({ ...offers, cardChildIds: [11] });
    expect(() => choose(offers, { after: hours(28) })).toThrow(refusal({ code: 'SWAP_PAST' }));
  });

  it.each([declined, cancelled])('ends when it is $status', (swap) => {
    expect(() => choose(swap, {})).toThrow(refusal({ code: 'CONFLICT' }));
  });

  it('is not for the one with whom the children stay', () => {
    expect(() => choose(confirmed, { by: 'recipient' })).toThrow(refusal({ code: 'FORBIDDEN' }));
  });

  it.each([
    ['a child of the swap without a card', [11, 12], 'This child has no sitter card yet'],
    ['a child with a card who stays at home', [13], 'Please choose among the children of this swap'],
  ])('refuses %s', (_, wanted, message) => {
    expect(() => choose(confirmed, { wanted })).toThrow(
      refusal({ details: { issues: [{ path: 'cardChildIds', message }] } }),
    );
  });
});

describe('a sitter card', () => {
  const peanuts = { what: 'Peanuts', shows: '', do: '' };
  it.each([
    [emptyCard, true],
    [{ ...emptyCard, allergies: [peanuts] }, false],
    [{ ...emptyCard, medicines: 'Syrup' }, false],
    [{ ...emptyCard, doctor: 'Dr. Lee' }, false],
    [{ ...emptyCard, notes: 'Naps' }, false],
    [{ ...emptyCard, pickup: 'Sam' }, false],
  ])('%o is empty: %s', (card, empty) => {
    expect(isEmptyCard(card)).toBe(empty);
  });

  it('is opened once in a minute', () => {
    const minute = new Date('2026-11-22T18:04:00Z');
    for (const after of [0, 1, seconds(59), minutes(1) - 1]) {
      expect(openingAt(later(minute, after))).toEqual(minute);
    }
    expect(openingAt(later(minute, minutes(1)))).toEqual(later(minute, minutes(1)));
  });

  it('tells for ninety days who has opened it', () => {
    expect(openingsSince(begins)).toEqual(new Date('2026-08-24T18:00:00Z'));
  });
});
