import { describe, expect, it } from 'vitest';
import { aSwap, swapAskedAt } from '../../../testing/swaps/a-swap.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import {
  cancelSwap,
  confirmSwap,
  declineSwap,
  partyOf,
  type Swap,
  swapActions,
  swapActionsOpenTo,
  swapMachine,
} from './swap.ts';
import { calendarEventsOf } from './swap-calendar-events.ts';
import { listedSince, requireConnected, requireOwnChildren, requireSwapTime } from './swap-rules.ts';

const now = swapAskedAt;
const pending = aSwap();
const swaps = {
  pending,
  confirmed: {
    ...pending,
    status: 'confirmed',
    settledAt: now,
    requesterOutcome: null,
    recipientOutcome: null,
    proposal: null,
  },
  declined: { ...pending, status: 'declined', settledAt: now },
  cancelled: { ...pending, status: 'cancelled', settledAt: now },
} as const satisfies Record<string, Swap>;

const acts = { accept: confirmSwap, decline: declineSwap, cancel: cancelSwap } as const;
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
    else expect(attempt()).toMatchObject({ ...swap, status: to, settledAt: now });
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

  it('cannot be called off once it is over, a day after it began', () => {
    const { date } = swaps.confirmed;
    expect(cancelSwap(swaps.confirmed, 'requester', later(date, hours(24) - 1)).status).toBe('cancelled');
    expect(swapActionsOpenTo(swaps.confirmed, 'requester', later(date, hours(24) - 1))).toEqual(['cancel']);
    expect(() => cancelSwap(swaps.confirmed, 'requester', later(date, hours(24)))).toThrow(
      codeOf('SWAP_PAST'),
    );
    expect(swapActionsOpenTo(swaps.confirmed, 'requester', later(date, hours(24)))).toEqual([]);
    expect(cancelSwap(pending, 'requester', later(date, days(2))).status).toBe('cancelled');
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
    const shared = { date: pending.date, type: 'swap', description: 'Zilker Park' };
    expect(calendarEventsOf(swaps.confirmed, names)).toEqual([
      { ...shared, userId: 1, title: 'Babysitting swap with Bea' },
      { ...shared, userId: 2, title: 'Babysitting swap with Ana' },
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
    const attempt = () => requireSwapTime(later(now, ahead), now);
    if (complaint) expect(attempt).toThrow(complaint);
    else expect(attempt).not.toThrow();
  });

  it('looks after her own children only', () => {
    expect(() => requireOwnChildren([11, 12], [11, 12, 13])).not.toThrow();
    expect(() => requireOwnChildren([11, 99], [11, 12])).toThrow('Please choose from your own children');
  });
});

it('keeps what is arranged in the list while it is under way, and what was never answered no longer', () => {
  expect(listedSince('pending', now)).toEqual(now);
  expect(listedSince('confirmed', now)).toEqual(later(now, -hours(24)));
});
