import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { openDisputeStatuses } from '@nestmates/domain/money/disputes/dispute.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { dueText } from './dispute-text.ts';

const isOpen = ({ status }: DisputePageView): boolean => openDisputeStatuses.includes(status);

interface DisputeNoticesProps {
  readonly dispute: DisputePageView;
  readonly now: Date;
}

function deadlineText({ kind, actions }: DisputePageView): string {
  if (actions.length === 0) return 'The bank takes no evidence any more, and decides with what it has.';
  return kind === 'inquiry'
    ? 'Without an answer it may become a dispute. The bank takes evidence once.'
    : 'Without an answer the bank decides for the buyer. It takes evidence once.';
}

/** Says until when an answer is due, why the bank has refused one, and that a payment may be fraud. */
export function DisputeNotices({ dispute, now }: DisputeNoticesProps) {
  const due = dueText(dispute, now);
  return (
    <>
      {due && (
        <Banner look={dispute.actions.length > 0 ? 'waiting' : 'wrong'} title={due}>
          {deadlineText(dispute)}
        </Banner>
      )}
      {dispute.refusal && (
        <Banner look="wrong" title="The evidence was not taken">
          {dispute.refusal}
        </Banner>
      )}
      {dispute.unknownPayment !== undefined && (
        <Banner look="waiting" title="We do not know this payment">
          No order and no plan of ours was paid with it. Look it up at the payment provider; what is taken of
          it stands in the reconciliation as not in our books.
        </Banner>
      )}
      {dispute.foreign !== undefined && (
        <Banner look="waiting" title="It is in another currency">
          The bank asks for {dispute.foreign}. Our books are in dollars: what moves in another currency is in
          the statement of the provider alone.
        </Banner>
      )}
      {dispute.kind === 'inquiry' && dispute.order && isOpen(dispute) && (
        <Banner look="waiting" title="The bank only asks">
          It has taken nothing, and the release waits. A refund of everything settles it without the fee of a
          dispute; what the buyer confirms before it is sent stands first in the evidence.
        </Banner>
      )}
      {dispute.kind === 'warning' && dispute.status === 'needs_evidence' && (
        <Banner look="waiting" title="This payment may be fraud">
          Nobody has asked for the money yet. A refund now avoids a dispute and its fee.
        </Banner>
      )}
    </>
  );
}
