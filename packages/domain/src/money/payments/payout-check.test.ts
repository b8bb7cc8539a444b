import { describe, expect, it } from 'vitest';
import { needsSecondLook, payoutHoldRule, requireHoldReason, waitsForLook } from './payout-check.ts';

const at = new Date('2026-11-23T10:00:00Z');

describe('a release', () => {
  it.each([
    [undefined, [], false],
    [undefined, ['shared-card'], true],
    [{ approvedAt: null }, [], true],
    [{ approvedAt: at }, ['shared-card'], false],
  ] as const)('checked as %o, where %o is found, waits: %s', (check, found, waits) => {
    expect(waitsForLook(check, found)).toBe(waits);
  });
});

it('of what one administrator has let go together is for a second one', () => {
  expect(needsSecondLook({ reasons: ['shared-card', 'lifted'] })).toBe(true);
  expect(needsSecondLook({ reasons: ['shared-card'] })).toBe(false);
  expect(needsSecondLook(null)).toBe(false);
});

describe('the reason of a hold', () => {
  it('is some words', () => {
    expect(requireHoldReason(' We ask you for a receipt. ')).toBe('We ask you for a receipt.');
    expect(() => requireHoldReason(' ')).toThrow(payoutHoldRule.noReason);
    expect(() => requireHoldReason('a'.repeat(501))).toThrow(payoutHoldRule.longReason);
    expect(requireHoldReason('a'.repeat(500))).toHaveLength(500);
  });
});
