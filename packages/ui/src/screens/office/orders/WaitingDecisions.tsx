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
  onPayUnclaimed(): void;
  onHandOver(): void;
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
      stacked
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

interface UnclaimedProps extends Pick<WaitingDecisionsProps, 'onPayUnclaimed' | 'onHandOver'> {
  readonly unclaimed: NonNullable<AdminOrderPageView['unclaimed']>;
  /** Nothing else is proposed. */
  readonly isOpen: boolean;
}

function Unclaimed({ unclaimed, isOpen, onPayUnclaimed, onHandOver }: UnclaimedProps) {
  const { amount, canBePaid, mayBeHandedOver, handOverFrom } = unclaimed;
  if (canBePaid) {
    return (
      <Banner
        look="waiting"
        stacked
        title={`${dollars(amount)} can be sent to the seller now`}
        action={
          isOpen && (
            <Button size="small" look="outline" onClick={onPayUnclaimed}>
              Send {dollars(amount)}
            </Button>
          )
        }
      >
        They have left, and can be paid again. It is sent by itself within a day.
      </Banner>
    );
  }
  return (
    <Banner
      look="waiting"
      stacked
      title={`${dollars(amount)} is unclaimed: the seller has left`}
      action={
        isOpen &&
        mayBeHandedOver && (
          <Button size="small" look="outline" onClick={onHandOver}>
            Hand {dollars(amount)} Over
          </Button>
        )
      }
    >
      It is sent by itself once an account with the same e-mail can be paid. You can refund the buyer instead.{' '}
      {mayBeHandedOver
        ? 'Where the law of the state asks for it, pay it to the state from our bank, and hand it over here.'
        : `It can be handed over to the state from ${dateText(handOverFrom)} on.`}
    </Banner>
  );
}

/** What waits for a second administrator, or for a look at a release. */
export function WaitingDecisions({
  order: { proposal, payoutCheck, payoutsHeld, unpaid, unclaimed },
  isOwnProposal,
  confirming,
  onConfirmProposal,
  onRefuseProposal,
  onApprovePayout,
  onMarkUnclaimed,
  onPayUnclaimed,
  onHandOver,
}: WaitingDecisionsProps) {
  return (
    <>
      {proposal && (
        <Banner
          look="waiting"
          stacked
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
          stacked
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
      {unclaimed && (
        <Unclaimed
          unclaimed={unclaimed}
          isOpen={!proposal}
          onPayUnclaimed={onPayUnclaimed}
          onHandOver={onHandOver}
        />
      )}
      {payoutsHeld && (
        <Banner look="waiting" title="The payouts of the seller are held">
          Nothing is released to her until that is lifted on her page.
        </Banner>
      )}
    </>
  );
}
