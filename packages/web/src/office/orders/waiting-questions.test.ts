import { sampleAdminOrderPages } from '@nestmates/ui/screens/office/orders/sample-admin-orders.ts';
import { expect, it } from 'vitest';
import { waitingQuestion } from './waiting-questions.ts';

it('says that only what the seller owes is taken, and the rest is kept for them', () => {
  expect(waitingQuestion('unclaimed', sampleAdminOrderPages.unpaid)?.question.description).toBe(
    'Of $1.74, what the seller still owes us is taken first. The rest is kept for them and sent once an account with the same e-mail can be paid. It never becomes ours.',
  );
});

it.each(['unclaimed', 'refusal', 'pay-unclaimed', 'hand-over'] as const)(
  'asks nothing about what has gone meanwhile: %s',
  (which) => {
    const { unclaimed, nothingUnpaid } = sampleAdminOrderPages;
    for (const order of [unclaimed, nothingUnpaid]) expect(waitingQuestion(which, order)).toBeUndefined();
  },
);

it.each([
  ['pay-unclaimed', 'returned', 'The rest is sent to their payment account.'],
  ['hand-over', 'unclaimedForYears', 'Pay the rest to the state from our bank'],
] as const)('says what becomes of what was unclaimed: %s', (which, sample, says) => {
  const asked = waitingQuestion(which, sampleAdminOrderPages[sample]);
  expect(asked?.question.description).toContain(says);
});
