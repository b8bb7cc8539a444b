import { describe, expect, it } from 'vitest';
import { aConfirmedSwap, aSwap, swapAskedAt } from '../../../testing/swaps/a-swap.ts';
import { requireOwnChildren } from '../../members/children/child.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import { type PlanTime, planTimeRule } from '../plans/plan-time.ts';
import {
  cancelSwap,
  confirmSwap,
  declineSwap,
  type PendingSwap,
  partyOf,
  type Swap,
  swapActions,
  swapActionsOpenTo,
  swapMachine,
  timesAskedFor,
} from './swap.ts';
import { calendarEventsOf } from './swap-calendar-events.ts';
import { listedUntil, requireConnected, requireSwapTime, requireSwapTimes } from './swap-rules.ts';

const now = swapAskedAt;
const pending = aSwap();
const swaps = {
  pending,
  confirmed: aConfirmedSwap(),
  declined: { ...pending, status: 'declined', settledAt: now },
  cancelled: { ...pending, status: 'cancelled', settledAt: now },
} as const satisfies Record<string, Swap>;

const acts = { accept: confirmSwap, decline: declineSwap, cancel: cancelSwap } as const;
const twoHours = (date: Date): PlanTime => ({ date, until: later(date, hours(2)) });
const one = twoHours(later(now, days(1)));
const other = twoHours(later(now, days(5)));
const offering = (first: PlanTime, ...otherTimes: readonly PlanTime[]) => aSwap({ ...first, otherTimes });
const codeOf = (code: string) => expect.objectContaining({ code });

const cases = swapActions.flatMap((action) =>
  Object.values(swaps).flatMap((swap) =>
    (['requester', 'recipient'] as const).map((by) => ({ action, status: swap.status, by, swap })),
  ),
);

describe('a swap', () => {
  it.each(cases)('$action when $status by the $by', ({ action, swap, by }) => {
    const { by: mayAct, from, to } = swapMachine[action];
    const attempt = () => acts[action](swap, by, now);
    if (!(mayAct as readonly string[]).includes(by)) expect(attempt).toThrow(codeOf('FORBIDDEN'));
    else if (!(from as readonly string[]).includes(swap.status)) expect(attempt).toThrow(codeOf('CONFLICT'));
    else {
      const { date, until, childIds } = swap;
      expect(attempt()).toMatchObject({ date, until, childIds, status: to, settledAt: now });
    }
  });

  it('is answered by the one who was asked, and called off by the one who asked', () => {
    expect(actionsOpenTo(swapMachine, 'pending', 'recipient')).toEqual(['accept', 'decline']);
    expect(actionsOpenTo(swapMachine, 'pending', 'requester')).toEqual(['cancel']);
    expect(actionsOpenTo(swapMachine, 'confirmed', 'requester')).toEqual(['cancel']);
    expect(actionsOpenTo(swapMachine, 'confirmed', 'recipient')).toEqual([]);
  });

  it('cannot be confirmed once its time has come, but can be declined', () => {
    const { date } = pending;
    expect(confirmSwap(pending, 'recipient', later(date, -1)).status).toBe('confirmed');
    expect(() => confirmSwap(pending, 'recipient', date)).toThrow(codeOf('SWAP_PAST'));
    expect(declineSwap(pending, 'recipient', later(date, hours(1))).status).toBe('declined');
  });

  it('that is arranged says so to whoever takes another of its times', () => {
    const { confirmed } = swaps;
    const take = (time: Date) => () => confirmSwap(confirmed, 'recipient', now, { time });
    expect(take(later(confirmed.date, days(1)))).toThrow(codeOf('OTHER_TIME_TAKEN'));
    expect(take(confirmed.date)).toThrow(codeOf('CONFLICT'));
    expect(() => confirmSwap(confirmed, 'requester', now, { time: later(confirmed.date, days(1)) })).toThrow(
      codeOf('FORBIDDEN'),
    );
  });

  it('cannot be called off once it is over', () => {
    const { until } = swaps.confirmed;
    expect(cancelSwap(swaps.confirmed, 'requester', later(until, -1)).status).toBe('cancelled');
    expect(swapActionsOpenTo(swaps.confirmed, 'requester', later(until, -1))).toEqual(['cancel']);
    expect(() => cancelSwap(swaps.confirmed, 'requester', until)).toThrow(codeOf('SWAP_PAST'));
    expect(swapActionsOpenTo(swaps.confirmed, 'requester', until)).toEqual([]);
    expect(cancelSwap(pending, 'requester', later(until, days(2))).status).toBe('cancelled');
  });

  it('lasts a day where nobody has agreed on an end', () => {
    const endless = aConfirmedSwap({ hasEnd: false });
    const over = later(endless.date, hours(24));
    expect(cancelSwap(endless, 'requester', later(over, -1)).status).toBe('cancelled');
    expect(() => cancelSwap(endless, 'requester', over)).toThrow(codeOf('SWAP_PAST'));
    expect(listedUntil(endless)).toEqual(over);
    expect(confirmSwap(aSwap({ hasEnd: false }), 'recipient', now).hasEnd).toBe(false);
  });

  it('is there for the two it is between, and for nobody else', () => {
    expect(partyOf(pending, 1)).toBe('requester');
    expect(partyOf(pending, 2)).toBe('recipient');
    expect(() => partyOf(pending, 3)).toThrow(codeOf('NOT_FOUND'));
  });

  it('stands in both calendars, each time with the name of the other', () => {
    const names = new Map([
      [1, 'Ana'],
      [2, 'Bea'],
    ]);
    const { date, until } = pending;
    const shared = { date, until, type: 'swap', description: 'Zilker Park' };
    expect(calendarEventsOf(swaps.confirmed, names)).toEqual([
      { ...shared, userId: 1, title: 'Babysitting swap with Bea' },
      { ...shared, userId: 2, title: 'Babysitting swap with Ana' },
    ]);
    const atAnas = { ...swaps.confirmed, place: { of: 1 }, location: 'Ana’s place' };
    expect(calendarEventsOf(atAnas, names).map(({ description }) => description)).toEqual([
      'My place',
      'Ana’s place',
    ]);
  });
});

describe('what may be asked', () => {
  it('is asked of a connection', () => {
    expect(() => requireConnected({ connected: true })).not.toThrow();
    expect(() => requireConnected({ connected: false })).toThrow(codeOf('NOT_CONNECTED'));
  });

  it.each([
    ['a minute ago', -minutes(1), 'Please choose a time in the future'],
    ['this very moment', 0, 'Please choose a time in the future'],
    ['in a minute', minutes(1), undefined],
    ['in a year', days(365), undefined],
    ['in more than a year', days(365) + 1, 'Please choose a time within the next year'],
  ])('a swap %s', (_, ahead, complaint) => {
    const attempt = () => requireSwapTime(twoHours(later(now, ahead)), now);
    if (complaint) expect(attempt).toThrow(complaint);
    else expect(attempt).not.toThrow();
  });

  it('looks after her own children only', () => {
    expect(() => requireOwnChildren([11, 12], [{ id: 11 }, { id: 12 }, { id: 13 }])).not.toThrow();
    expect(() => requireOwnChildren([11, 99], [{ id: 11 }, { id: 12 }])).toThrow(
      'Please choose from your own children',
    );
  });
});

it('is listed while it can be accepted, or while it takes place', () => {
  expect(listedUntil(aSwap())).toEqual(pending.date);
  expect(listedUntil(offering(one, other))).toEqual(other.date);
  expect(listedUntil(swaps.confirmed)).toEqual(pending.until);
});

describe('several times that are offered', () => {
  const offers = offering(other, one);
  const take = (time: Date | undefined, at = now) => confirmSwap(offers, 'recipient', at, { time });

  it('are there to take one of', () => {
    expect(timesAskedFor(offers)).toEqual([other, one]);
    expect(take(one.date)).toMatchObject({ ...one, status: 'confirmed' });
    expect(take(one.date)).not.toHaveProperty('otherTimes');
  });

  it('mean the first where none is named', () => {
    expect(take(undefined)).toMatchObject(other);
    const soonest = offering(one, other);
    expect(() => confirmSwap(soonest, 'recipient', one.date)).toThrow(codeOf('TIME_PAST'));
    expect(confirmSwap(pending, 'recipient', now)).toMatchObject({ date: pending.date });
  });

  it('are no others than those that were asked for', () => {
    expect(() => take(later(one.date, 1))).toThrow(codeOf('CONFLICT'));
  });

  it('can be taken until the last of them has come, each until its own', () => {
    expect(() => take(one.date, one.date)).toThrow(codeOf('TIME_PAST'));
    expect(take(other.date, one.date).date).toEqual(other.date);
    expect(() => take(other.date, other.date)).toThrow(codeOf('SWAP_PAST'));
    expect(swapActionsOpenTo(offers, 'recipient', one.date)).toEqual(['accept', 'decline']);
    expect(swapActionsOpenTo(offers, 'recipient', other.date)).toEqual(['decline']);
  });

  it.each([
    ['of the past', [twoHours(later(now, -1))], 'Please choose a time in the future'],
    ['over a year ahead', [twoHours(later(now, days(366)))], 'Please choose a time within the next year'],
    ['that is asked for already', [one], planTimeRule.sameTime],
    ['beyond three', [2, 3, 4].map((n) => twoHours(later(now, days(n)))), planTimeRule.tooManyTimes],
    ['that ends first', [{ date: other.date, until: one.date }], planTimeRule.backwards],
  ])('are none %s', (_, otherTimes, complaint) => {
    expect(() => requireSwapTimes(one, otherTimes, now)).toThrow(complaint);
    expect(() => requireSwapTimes(one, [other], now)).not.toThrow();
  });
});

describe('the children of the one who accepts', () => {
  const accepting = (place: PendingSwap['place']) =>
    confirmSwap(aSwap({ place }), 'recipient', now, { childIds: [21] });

  it('come along to the place of the one who asks, and nowhere else', () => {
    expect(accepting({ of: pending.requesterId }).recipientChildIds).toEqual([21]);
    for (const place of [{ of: pending.recipientId }, null]) {
      expect(() => accepting(place)).toThrow('only to the place of the one who asks');
    }
  });
});
