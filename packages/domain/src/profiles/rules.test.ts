import { describe, expect, it } from 'vitest';
import { photoProblem, photoRule } from './photo-rules.ts';
import { pickerAges } from './rules.ts';

describe('the rules of a profile', () => {
  it('let the age picker run from 18 to 67', () => {
    expect(pickerAges.at(0)).toBe(18);
    expect(pickerAges.at(-1)).toBe(67);
  });

  it('take the five kinds of photo up to 5 MB', () => {
    for (const type of photoRule.types) {
      expect(photoProblem({ type, size: photoRule.maxBytes })).toBeUndefined();
    }
    expect(photoProblem({ type: 'image/svg+xml', size: 10 })).toBe(photoRule.wrongType);
    expect(photoProblem({ type: 'image/png', size: photoRule.maxBytes + 1 })).toBe(photoRule.tooLarge);
  });
});
