import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { isNewAccount, isPublicAddress, traceExpiry, tracesSince } from './kept-block.ts';

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

  it.each(['203.0.113.7', '172.32.0.1', '100.128.0.1', '11.0.0.1', '2001:db8:0:0::/64'])(
    'hold %s, which is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.1.1', '169.254.0.1', '100.64.0.1'],
    ...['100.127.0.1', '0:0:0:0::/64', 'fd00:1:2:3::/64', 'fe80:0:0:0::/64', ''],
  ])('do not hold %j, which many have', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
