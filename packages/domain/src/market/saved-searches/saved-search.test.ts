import { describe, expect, it } from 'vitest';
import { days } from '../../platform/shared/time.ts';
import { dueSince, isWorthSaving, lookUntil, savedSearchRule, suggestedName } from './saved-search.ts';

describe('a search to save', () => {
  it('narrows the marketplace', () => {
    expect(isWorthSaving({})).toBe(false);
    expect(isWorthSaving({ sort: 'nearest', q: undefined })).toBe(false);
    expect(isWorthSaving({ type: 'service' })).toBe(true);
    expect(isWorthSaving({ q: 'boots' })).toBe(true);
  });

  it('is named after what it looks for, as far as a name goes', () => {
    expect(suggestedName({ q: 'boots', type: 'product', maxPrice: 2000 })).toBe(
      'boots, Products, Up to $20.00',
    );
    expect(suggestedName({})).toBe('');
    expect(suggestedName({ q: '🎈'.repeat(100) })).toBe('🎈'.repeat(savedSearchRule.maxName));
  });

  it('is looked at a day after the last look, but for the last minute', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(now.getTime() - dueSince(now).getTime()).toBe(days(1));
    expect(lookUntil(now)).toEqual(new Date('2026-11-22T11:59:00Z'));
  });
});
