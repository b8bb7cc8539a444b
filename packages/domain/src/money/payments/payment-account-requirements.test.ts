import { describe, expect, it } from 'vitest';
import {
  type AccountReport,
  concernOf,
  disabledReasons,
  nothingRequired,
  toldAs,
  wayOnOf,
} from './payment-account-requirements.ts';

const at = new Date('2026-11-23T10:00:00Z');
const failedPayout = { cents: 4800, at, reason: 'The account is closed' };
const report = (rest: Partial<AccountReport>): AccountReport => ({ ...nothingRequired, ...rest });
const ready = { ready: true, wasReady: true };

describe('the concern of a payment account', () => {
  it.each([
    [{}, ready, 'none'],
    [{ due: ['identity'] }, ready, 'due'],
    [{ failedPayout, due: ['bank-account'] }, ready, 'payout-failed'],
    [{ due: ['identity'] }, { ready: false, wasReady: true }, 'restricted'],
    [{ due: ['identity'], isPastDue: true }, { ready: false, wasReady: true }, 'past-due'],
    [{ due: ['identity'], isPastDue: true }, { ready: false, wasReady: false }, 'none'],
    [{ isRejected: true }, { ready: false, wasReady: false }, 'rejected'],
  ] as const)('of %o, %o is %s', (rest, state, concern) => {
    expect(concernOf(report(rest), state)).toBe(concern);
  });
});

describe('what a seller can do', () => {
  it('is nothing at the provider once it has closed the account, whatever it says', () => {
    const ways = [undefined, ...disabledReasons].map((because) => wayOnOf('rejected', because));
    expect(new Set(ways)).toEqual(new Set(['write-to-us']));
  });

  it.each([
    ['checking', 'wait'],
    ['reviewing', 'wait'],
    ['asking', 'ask-there'],
    [null, 'ask-there'],
    ['paused-by-us', 'write-to-us'],
  ] as const)('while it is paused for %s is to %s', (because, way) => {
    expect(wayOnOf('restricted', because)).toBe(way);
  });
});

describe('what is told once', () => {
  it('is another thing with another requirement, deadline or payout', () => {
    const told = [
      toldAs('due', report({ due: ['identity'] })),
      toldAs('due', report({ due: ['identity', 'address'] })),
      toldAs('due', report({ due: ['identity'], dueBy: at })),
      toldAs('past-due', report({ due: ['identity'], dueBy: at })),
      toldAs('payout-failed', report({ failedPayout })),
      toldAs('payout-failed', report({ failedPayout: { ...failedPayout, at: new Date(0) } })),
      toldAs('rejected', report({ isRejected: true })),
      toldAs('rejected', report({ isRejected: true, disabled: 'fraud' })),
      toldAs('restricted', report({})),
      toldAs('restricted', report({ disabled: 'checking' })),
      toldAs('restricted', report({ disabled: 'reviewing' })),
    ];
    expect(new Set(told).size).toBe(told.length);
  });

  it('is not another thing by what it is not about', () => {
    expect(toldAs('rejected', report({ due: ['identity'] }))).toBe(toldAs('rejected', report({})));
    expect(toldAs('due', report({ disabled: 'checking' }))).toBe(toldAs('due', report({})));
    expect(toldAs('none', report({ due: ['identity'] }))).toBe('');
  });
});
