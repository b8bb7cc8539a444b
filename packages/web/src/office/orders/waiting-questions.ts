import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { proposedSays, proposing, secondConfirms } from '@nestmates/ui/screens/office/orders/waiting-text.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

export type WaitingQuestion = 'payout' | 'refusal' | 'unclaimed';

/** What is asked before a waiting release goes, nobody is paid, or a proposal is refused; nothing once it is gone. */
export function waitingQuestion(
  which: WaitingQuestion,
  { id, proposal, needsTwo, unpaid }: Pick<AdminOrderPageView, 'id' | 'proposal' | 'needsTwo' | 'unpaid'>,
): Omit<ReasonDialogContainerProps, 'onClose'> | undefined {
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
    if (!unpaid?.amount) return undefined;
    const what = `Of ${dollars(unpaid.amount)}, what the seller still owes us is taken first. The rest is kept for them and sent once an account with the same e-mail can be paid. It never becomes ours.`;
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
  if (!proposal) return undefined;
  const proposalId = proposal.id;
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
