import { describe, expect, it } from 'vitest';
import { normalCode, offerPlace, type Promotion } from './early-access.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59.999Z');
const after = new Date('2026-11-20T12:00:00.001Z');
const code: Promotion = { code: 'EARLYBIRD', places: 100, taken: 0, opensAt: null, closesAt: null };

const closed = expect.objectContaining({ kind: 'conflict', code: 'EARLYBIRD_CLOSED' });

describe('an early-access code', () => {
  it('is the same in any case and with spaces around it', () => {
    expect(normalCode('  earlyBird\n')).toBe('EARLYBIRD');
  });

  it('has its places and not one more', () => {
    expect(() => offerPlace({ ...code, taken: 99 }, noon)).not.toThrow();
    expect(() => offerPlace({ ...code, taken: 100 }, noon)).toThrow(closed);
    expect(() => offerPlace({ ...code, taken: 101 }, noon)).toThrow(closed);
  });

  it.each([
    ['opens at its moment', { opensAt: noon }, true],
    ['is closed before it opens', { opensAt: after }, false],
    ['is open until it closes', { closesAt: after }, true],
    ['is closed from the moment it closes', { closesAt: noon }, false],
    ['is open between the two', { opensAt: before, closesAt: after }, true],
  ])('%s', (_, times, open) => {
    const offer = () => offerPlace({ ...code, ...times }, noon);
    if (open) expect(offer).not.toThrow();
    else expect(offer).toThrow(closed);
  });

  it('that nobody made is refused in other words than one that has ended', () => {
    expect(() => offerPlace(undefined, noon)).toThrow(
      expect.objectContaining({
        kind: 'not-found',
        code: 'INVALID_CODE',
        message: 'Please check your code and try again.',
      }),
    );
  });
});
