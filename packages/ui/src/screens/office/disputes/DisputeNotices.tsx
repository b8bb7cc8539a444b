import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { dueText } from './dispute-text.ts';

interface DisputeNoticesProps {
  readonly dispute: DisputePageView;
  readonly now: Date;
}

/** Until when an answer is due, why the bank has refused one, and that a payment may be fraud. */
export function DisputeNotices({ dispute, now }: DisputeNoticesProps) {
  const due = dueText(dispute, now);
  return (
    <>
      {due && (
        <Banner look={dispute.actions.length > 0 ? 'waiting' : 'wrong'} title={due}>
          {dispute.actions.length > 0
            ? 'Without an answer the bank decides for the buyer. It takes evidence once.'
            : 'The bank takes no evidence any more, and decides with what it has.'}
        </Banner>
      )}
      {dispute.refusal && (
        <Banner look="wrong" title="The evidence was not taken">
          {dispute.refusal}
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
