import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../testing/orders/an-order.ts';
import { requireProblemOpenTo } from './actions/order-actions.ts';
import { problemRule, requireProblemText } from './problem.ts';

describe('a report of a problem', () => {
  it('is trimmed, and as long as its limit in characters', () => {
    expect(requireProblemText('  It is torn. ')).toBe('It is torn.');
    expect(requireProblemText('👍'.repeat(problemRule.maxText))).toContain('👍');
  });

  it.each([
    ['', problemRule.noText],
    [' \u2800\n', problemRule.noText],
    ['👍'.repeat(problemRule.maxText + 1), problemRule.longText],
  ])('needs words, and not too many: %.5s', (text, message) => {
    expect(() => requireProblemText(text)).toThrow(message);
  });
});

it('is open to the buyer before there is one, and to both sides as an answer afterwards', () => {
  const at = orderTimes.settled;
  expect(() => requireProblemOpenTo(anOrder('shipped'), 'buyer', at)).not.toThrow();
  expect(() => requireProblemOpenTo(anOrder('shipped'), 'seller', at)).toThrow();
  expect(() => requireProblemOpenTo(anOrder('problem'), 'seller', at)).not.toThrow();
  expect(() => requireProblemOpenTo(anOrder('cancelled'), 'buyer', at)).toThrow();
});
