import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import type { Appeal } from './appeal.ts';
import type { Decision } from './decision.ts';
import { isStillAppealable, outlivesAccount, reportedSinceLeft } from './departure.ts';
import type { CaseEvent } from './trust-case.ts';

const at = new Date('2026-11-23T09:00:00Z');
const event = (type: 'limited' | 'unlimited' | 'left' | 'returned'): CaseEvent => ({ type, at, byId: null });
const hidden: CaseEvent = { type: 'hidden', things: [], at, byId: null };

describe('a case', () => {
  it.each([
    ['open', true, 1, [], true],
    ['open', false, 1, [], false],
    ['open', false, 1, [hidden], true],
    ['open', false, 1, [event('limited'), event('unlimited')], true],
    ['open', true, 0, [hidden], false],
    ['decided', true, 1, [hidden], false],
    ['appealed', true, 1, [hidden], false],
  ] as const)('%s, urgent %s, with %s reports', (status, isUrgent, reportCount, events, expected) => {
    expect(outlivesAccount({ status }, events, { isUrgent, reportCount })).toBe(expected);
  });

  it.each([
    ['warn', undefined, 0, true],
    ['suspend', undefined, 179, true],
    ['suspend', undefined, 180, false],
    ['dismiss', undefined, 0, false],
    ['suspend', null, 200, true],
    ['suspend', 'upheld', 1, false],
    ['suspend', 'overturned', 1, false],
  ] as const)('that was decided: %s, appealed: %s, after %s days', (kind, outcome, passed, expected) => {
    const decision = { decision: kind, at, undoneAt: null } as Decision;
    const appeal: Appeal | undefined =
      outcome === undefined ? undefined : { words: 'No.', at, outcome, answer: null };
    expect(isStillAppealable(decision, appeal, later(at, days(passed)))).toBe(expected);
  });

  it('says which reports are about what did not go with the account', () => {
    const reported = (reportId: number): CaseEvent => ({ type: 'reported', reportId, at, byId: null });
    expect([...reportedSinceLeft([reported(1), hidden, reported(2)])]).toEqual([1, 2]);
    const returned = [reported(1), event('left'), event('returned'), reported(2)];
    expect([...reportedSinceLeft(returned)]).toEqual([2]);
  });
});
