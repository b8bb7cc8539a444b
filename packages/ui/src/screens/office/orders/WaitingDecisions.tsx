import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { dateText } from '../admin/moment-text.ts';
import { wordsOf } from '../words-of.ts';
import { payoutReasonText, proposedText } from './waiting-text.ts';

export interface WaitingDecisionsProps {
  readonly order: AdminOrderPageView;
  /** Whoever has proposed it does not confirm it. */
  readonly isOwnProposal: boolean;
  readonly confirming: boolean;
  onConfirmProposal(): void;
  onRefuseProposal(): void;
  onApprovePayout(): void;
  onMarkUnclaimed(): void;
}

interface UnpaidProps extends Pick<WaitingDecisionsProps, 'onMarkUnclaimed'> {
  readonly amount: number;
  /** Nothing else is proposed. */
  readonly isOpen: boolean;
}

function Unpaid({ amount, isOpen, onMarkUnclaimed }: UnpaidProps) {
  if (amount === 0) {
    return (
      <Banner look="waiting" title="The seller has left">
        Nothing can be sent to them at the moment, and nothing needs to be done here.
      </Banner>
    );
  }
  return (
    <Banner
      look="waiting"
      title={`${dollars(amount)} cannot be paid: the seller has left`}
      action={
        isOpen && (
          <Button size="small" look="outline" onClick={onMarkUnclaimed}>
            Mark {dollars(amount)} as Unclaimed
          </Button>
        )
      }
    >
      It is tried once a day, and sent once an account with the same e-mail can be paid.
      {isOpen &&
        ' You can refund the buyer instead, or mark it as unclaimed: then the task ends, and the money waits for them.'}
    </Banner>
  );
}

/** What waits for a second administrator, or for a look at a release. */
export function WaitingDecisions({
  order: { proposal, payoutCheck, payoutsHeld, unpaid },
  isOwnProposal,
  confirming,
  onConfirmProposal,
  onRefuseProposal,
  onApprovePayout,
  onMarkUnclaimed,
}: WaitingDecisionsProps) {
  return (
    <>
      {proposal && (
        <Banner
          look="waiting"
          title={
            isOwnProposal ? 'Another administrator has to confirm it' : 'It needs a second administrator'
          }
          action={
            <Stack gap={2}>
              {!isOwnProposal && (
                <Button
                  size="small"
                  pending={confirming}
                  pendingLabel="Confirming…"
                  onClick={onConfirmProposal}
                >
                  Confirm
                </Button>
              )}
              <Button size="small" look="outline" onClick={onRefuseProposal}>
                {isOwnProposal ? 'Take it back' : 'Refuse'}
              </Button>
            </Stack>
          }
        >
          {isOwnProposal ? 'You have' : `${proposal.proposedBy.email ?? 'An operator'} has`} proposed to{' '}
          {proposedText(proposal)}: “{proposal.reason}” It ends on {dateText(proposal.endsAt)}.
        </Banner>
      )}
      {payoutCheck && (
        <Banner
          look="waiting"
          title="The release waits for your look"
          action={
            !proposal && (
              <Button size="small" onClick={onApprovePayout}>
                Let it go
              </Button>
            )
          }
        >
          {payoutCheck.reasons
            .map((reason) => wordsOf(payoutReasonText, reason, 'Another rule asks for it.'))
            .join(' ')}{' '}
          The two are not told why.
        </Banner>
      )}
      {unpaid && <Unpaid amount={unpaid.amount} isOpen={!proposal} onMarkUnclaimed={onMarkUnclaimed} />}
      {payoutsHeld && (
        <Banner look="waiting" title="The payouts of the seller are held">
          Nothing is released to her until that is lifted on her page.
        </Banner>
      )}
    </>
  );
}
