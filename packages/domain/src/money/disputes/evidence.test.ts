import { expect, it } from 'vitest';
import { evidenceRule, lastLinesWithin, requireExplanation } from './evidence.ts';

it('keeps the last lines that fit', () => {
  expect(lastLinesWithin(['one', 'two', 'three'], 100)).toBe('one\ntwo\nthree');
  expect(lastLinesWithin(['one', 'two', 'three'], 10)).toBe('two\nthree');
  expect(lastLinesWithin(['one'], 3)).toBeNull();
  expect(lastLinesWithin([], 100)).toBeNull();
});

it('keeps within what the provider takes, the explanation with the longest lines of both', () => {
  const { maxExplanation, maxTimeline, maxMessages } = evidenceRule;
  expect({ maxTimeline, maxMessages }).toEqual({ maxTimeline: 20_000, maxMessages: 60_000 });
  expect(maxExplanation + maxTimeline + maxMessages).toBeLessThan(150_000);
});

it('needs an explanation of at most 5000 characters', () => {
  expect(requireExplanation(' It was signed for. ')).toBe('It was signed for.');
  expect(() => requireExplanation('  ')).toThrow(evidenceRule.noExplanation);
  expect(() => requireExplanation('x'.repeat(5001))).toThrow(evidenceRule.longExplanation);
});
