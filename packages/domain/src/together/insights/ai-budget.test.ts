import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later, minutes } from '../../platform/shared/time.ts';
import { type OpenReservation, type Reservation, reserve, settle, spendingOn } from './ai-budget.ts';

const at = new Date('2026-11-20T23:30:00Z');
const today = '2026-11-20';
const budget = { perMember: 1000, inAll: 2500 };
const nothing = { byMember: 0, inAll: 0 };

const asking = (maxTokens: number, memberId = 1) => ({ memberId, maxTokens, at });

describe('the budget of a day', () => {
  it('lets through what fits, to the last token', () => {
    expect(reserve(budget, { byMember: 400, inAll: 1900 }, asking(600))).toEqual({
      memberId: 1,
      day: today,
      reserved: 600,
      status: 'open',
    });
  });

  it('tells a member who has used hers when to come back', () => {
    expect(() => reserve(budget, { byMember: 401, inAll: 401 }, asking(600))).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 1800 } }),
    );
  });

  it('says that writing is not available where that of all is used up', () => {
    expect(() => reserve(budget, { byMember: 0, inAll: 2000 }, asking(600))).toThrow(
      expect.objectContaining({ kind: 'unavailable', code: 'AI_UNAVAILABLE' }),
    );
  });

  it('lets a call that costs nothing through when all is spent', () => {
    expect(() => reserve(budget, { byMember: 1000, inAll: 2500 }, asking(0))).not.toThrow();
  });

  it('counts what was used, or all that was reserved where the use is not known', () => {
    const open = reserve(budget, nothing, asking(600));
    expect(settle(open, 120).used).toBe(120);
    expect(settle(open, undefined).used).toBe(600);
  });

  it('begins anew at midnight, and a call over midnight belongs to the day it began on', () => {
    const open = reserve(budget, nothing, asking(600));
    expect(spendingOn(today, 1, [open])).toEqual({ byMember: 600, inAll: 600 });
    expect(spendingOn('2026-11-21', 1, [settle(open, 600)])).toEqual(nothing);
    expect(reserve(budget, nothing, { ...asking(600), at: later(at, minutes(30)) }).day).toBe('2026-11-21');
  });

  it('is never exceeded, whatever is asked, answered and left open', () => {
    const steps = fc.array(
      fc.record({
        memberId: fc.integer({ min: 1, max: 4 }),
        maxTokens: fc.integer({ min: 0, max: 700 }),
        settles: fc.boolean(),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (asked) => {
        const reservations: Reservation[] = [];
        for (const { memberId, maxTokens, settles, share } of asked) {
          const before = spendingOn(today, memberId, reservations);
          const open = attempt(() => reserve(budget, before, asking(maxTokens, memberId)));
          if (open) reservations.push(settles ? settle(open, Math.floor(maxTokens * share)) : open);
          const after = spendingOn(today, memberId, reservations);
          expect(after.byMember).toBeLessThanOrEqual(budget.perMember);
          expect(after.inAll).toBeLessThanOrEqual(budget.inAll);
        }
      }),
    );
  });
});

function attempt(work: () => OpenReservation): OpenReservation | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
