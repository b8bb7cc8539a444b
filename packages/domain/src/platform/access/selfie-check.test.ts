import { describe, expect, it } from 'vitest';
import { mustCheckPhoto } from './selfie-check.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

describe('a selfie check', () => {
  it('has to be done only where that is required, and only once', () => {
    expect(mustCheckPhoto('required', { checkedAt: null })).toBe(true);
    expect(mustCheckPhoto('required', { checkedAt: now })).toBe(false);
    expect(mustCheckPhoto('offered', { checkedAt: null })).toBe(false);
    expect(mustCheckPhoto('off', { checkedAt: null })).toBe(false);
  });
});
