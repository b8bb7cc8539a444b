import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { proposedSays, proposing, secondConfirms } from '@nestmates/ui/screens/office/orders/waiting-text.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

export type WaitingQuestion = 'payout' | 'refusal' | 'keep';

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
  if (which === 'keep') {
    const what = `${dollars(unpaid?.amount ?? 0)} stays with us, and nothing is due to the seller any more.`;
    return {
      question: {
        title: 'Keep what nobody can be paid?',
        description: needsTwo ? `${what} ${secondConfirms}` : what,
        hint,
        ...(needsTwo ? proposing : { confirm: 'Keep It', pending: 'Keeping…' }),
      },
      call: (text) => call('post /api/admin/orders/:id/keep', { params: { id }, body: { text } }),
      says: needsTwo ? proposedSays : 'Money Kept',
      fails: 'Failed to keep the money.',
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
