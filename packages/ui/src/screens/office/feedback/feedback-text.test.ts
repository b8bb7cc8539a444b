import { describe, expect, it } from 'vitest';
import { excerptOf } from './feedback-text.ts';

describe('a message in the list', () => {
  it('is whole with 150 characters, and ends there with more', () => {
    expect(excerptOf('a'.repeat(150))).toBe('a'.repeat(150));
    expect(excerptOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  it('stands on one line, and no letter is cut', () => {
    expect(excerptOf(' one\n\n two ')).toBe('one two');
    expect(excerptOf('🪺'.repeat(151))).toBe(`${'🪺'.repeat(150)}…`);
  });
});
