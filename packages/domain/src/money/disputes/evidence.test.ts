import { expect, it } from 'vitest';
import { evidenceRule, lastLinesWithin, requireExplanation } from './evidence.ts';

it('keeps the last lines that fit', () => {
  expect(lastLinesWithin(['one', 'two', 'three'], 100)).toBe('one\ntwo\nthree');
  expect(lastLinesWithin(['one', 'two', 'three'], 10)).toBe('two\nthree');
  expect(lastLinesWithin(['one'], 3)).toBeNull();
  expect(lastLinesWithin([], 100)).toBeNull();
});

it('needs an explanation of at most 5000 characters', () => {
  expect(requireExplanation(' It was signed for. ')).toBe('It was signed for.');
  expect(() => requireExplanation('  ')).toThrow(evidenceRule.noExplanation);
  expect(() => requireExplanation('x'.repeat(5001))).toThrow(evidenceRule.longExplanation);
});
