import { describe, expect, it } from 'vitest';
import { pickerAges } from './rules.ts';

describe('the rules of a profile', () => {
  it('let the age picker run from 18 to 67', () => {
    expect(pickerAges.at(0)).toBe(18);
    expect(pickerAges.at(-1)).toBe(67);
  });
});
