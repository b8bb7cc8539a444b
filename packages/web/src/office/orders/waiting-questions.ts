import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { proposedSays, proposing, secondConfirms } from '@nestmates/ui/screens/office/orders/waiting-text.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

export type WaitingQuestion = 'payout' | 'refusal' | 'unclaimed';

/** What is asked before a release goes that has waited, nobody is paid, or a proposal is refused. */
export function waitingQuestion(
  which: WaitingQuestion,
  { id, proposal, needsTwo, unpaid }: AdminOrderPageView,
): Omit<ReasonDialogContainerProps, 'onClose'> {
  const touches = { type: 'order', orderId: id } as const;
  const hint = 'It stands in the audit. Buyer and seller do not read it.';
  if (which === 'payout') {
    return {
      question: {
        title: 'Let the payout go?',
        description: needsTwo
          ? `The money is sent to the seller. ${secondConfirms}`
          : 'The money is sent to the seller.',
        hint,
        ...(needsTwo ? proposing : { confirm: 'Let It Go', pending: 'Sending…' }),
      },
      call: (text) => call('post /api/admin/orders/:id/approve-payout', { params: { id }, body: { text } }),
      says: needsTwo ? proposedSays : 'Payout Released',
      fails: 'Failed to let the payout go.',
      touches,
    };
  }
  if (which === 'unclaimed') {
    const what = `${dollars(unpaid?.amount ?? 0)} is taken for what the seller owes, and the rest waits on an account of its own until an account with the same e-mail can be paid. It never becomes ours.`;
    return {
      question: {
        title: 'Mark as unclaimed?',
        description: needsTwo ? `${what} ${secondConfirms}` : what,
        hint,
        ...(needsTwo ? proposing : { confirm: 'Mark as Unclaimed', pending: 'Marking…' }),
      },
      call: (text) => call('post /api/admin/orders/:id/mark-unclaimed', { params: { id }, body: { text } }),
      says: needsTwo ? proposedSays : 'Marked as Unclaimed',
      fails: 'Failed to mark it as unclaimed.',
      touches,
    };
  }
  const proposalId = proposal?.id ?? 0;
  return {
    question: {
      title: 'Refuse the proposal?',
      description: 'The order stays as it is.',
      hint,
      confirm: 'Refuse',
      pending: 'Refusing…',
    },
    call: (text) =>
      call('post /api/admin/orders/:id/proposals/:proposalId/refuse', {
        params: { id, proposalId },
        body: { text },
      }),
    says: 'Proposal Refused',
    fails: 'Failed to refuse the proposal.',
    touches,
  };
}
