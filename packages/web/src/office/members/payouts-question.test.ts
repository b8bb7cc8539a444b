import { expect, it } from 'vitest';
import { payoutsQuestion } from './payouts-question.ts';

it('says of payouts that go on what the server says: at once, or after another administrator’s look', () => {
  const { says } = payoutsQuestion({
    id: 1,
    payoutsHeld: { reason: 'Two buyers wait.', since: '2026-11-29T10:00:00Z' },
  });
  const message = 'Her payouts go on, and another administrator lets go what has waited';
  expect(typeof says === 'function' && says({ message })).toBe(message);
});
