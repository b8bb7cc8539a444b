import { describe, expect, it } from 'vitest';
import { leftAt, outlivesAccount } from './departure.ts';
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

  it('says when the account was deleted last', () => {
    expect(leftAt([hidden])).toBeUndefined();
    expect(leftAt([event('left'), event('returned')])).toEqual(at);
  });
});
