import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { isNewAccount, traceExpiry, tracesSince } from './kept-block.ts';

const now = new Date('2026-11-23T12:00:00Z');

describe('the traces of a member', () => {
  it('are remembered for 30 days', () => {
    expect(tracesSince(now)).toEqual(later(now, -days(30)));
    expect(traceExpiry(tracesSince(now))).toEqual(now);
  });

  it('are looked for in accounts of the last 30 days', () => {
    expect(isNewAccount({ createdAt: later(now, -days(30)) }, now)).toBe(true);
    expect(isNewAccount({ createdAt: later(now, -days(30) - 1) }, now)).toBe(false);
  });
});
