import { describe, expect, it } from 'vitest';
import { normalizeCode, type Promotion, requireOpenPromotion } from './early-access.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59.999Z');
const after = new Date('2026-11-20T12:00:00.001Z');
const code: Promotion = { code: 'EARLYBIRD', capacity: 100, used: 0, opensAt: null, closesAt: null };

const closed = expect.objectContaining({ kind: 'conflict', code: 'EARLYBIRD_CLOSED' });

describe('an early-access code', () => {
  it('is the same in any case and with spaces around it', () => {
    expect(normalizeCode('  earlyBird\n')).toBe('EARLYBIRD');
  });

  it('works for as many members as its capacity', () => {
    expect(() => requireOpenPromotion({ ...code, used: 99 }, noon)).not.toThrow();
    expect(() => requireOpenPromotion({ ...code, used: 100 }, noon)).toThrow(closed);
    expect(() => requireOpenPromotion({ ...code, used: 101 }, noon)).toThrow(closed);
  });

  it.each([
    ['opens at its moment', { opensAt: noon }, true],
    ['is closed before it opens', { opensAt: after }, false],
    ['is open until it closes', { closesAt: after }, true],
    ['is closed from the moment it closes', { closesAt: noon }, false],
    ['is open between the two', { opensAt: before, closesAt: after }, true],
  ])('%s', (_, times, open) => {
    const attempt = () => requireOpenPromotion({ ...code, ...times }, noon);
    if (open) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(closed);
  });

  it('that does not exist is refused in other words than one that has ended', () => {
    expect(() => requireOpenPromotion(undefined, noon)).toThrow(
      expect.objectContaining({
        kind: 'not-found',
        code: 'INVALID_CODE',
        message: 'Please check your code and try again.',
      }),
    );
  });
});
