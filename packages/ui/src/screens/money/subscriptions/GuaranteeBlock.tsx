import type { GuaranteeView } from '@nestmates/application/money/subscriptions/contract.ts';
import { moneyBackDays } from '@nestmates/domain/money/subscriptions/plans.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';
import { ResendButton } from '../../members/accounts/ResendButton.tsx';
import type { VerificationResend } from '../../members/accounts/verification.ts';
import styles from './GuaranteeBlock.module.css';
import { longDateOf } from './subscription-notice.ts';

type Known<Status> = Extract<GuaranteeView, { readonly status: Status }>;

export type GuaranteeState =
  | Unready
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open';
      readonly guarantee: Known<'open'>;
      readonly step: 'idle' | 'asking' | 'sending';
      onAsk(): void;
      onCancel(): void;
      onConfirm(): void;
    }
  | { readonly kind: 'closed'; readonly guarantee: Known<'closed'> }
  | { readonly kind: 'unverified'; readonly until: string; readonly resend: VerificationResend }
  | { readonly kind: 'used'; readonly guarantee: Exclude<GuaranteeView, Known<'none' | 'open' | 'closed'>> };

type OpenState = Extract<GuaranteeState, { readonly kind: 'open' }>;

function OpenGuarantee({ guarantee: { amount, until }, step, onAsk, onCancel, onConfirm }: OpenState) {
  return (
    <>
      <p>
        Until {longDateOf(until)} you can have your {dollars(amount)} back, without a reason. Your plan ends
        then.
      </p>
      <div>
        <Button look="outline" onClick={onAsk}>
          Get my money back
        </Button>
      </div>
      <AlertDialog
        open={step !== 'idle'}
        title={`Get ${dollars(amount)} back?`}
        description="Your plan ends at once, and the money goes back to the card that you used. The guarantee is there once."
        confirm="Yes, pay it back"
        confirming="Asking…"
        cancel="Keep my plan"
        pending={step === 'sending'}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}

function UnverifiedGuarantee({ until, resend }: Extract<GuaranteeState, { readonly kind: 'unverified' }>) {
  return (
    <>
      <p role="status">
        Until {longDateOf(until)} you can have your money back, once your email is verified:{' '}
        {resend.kind === 'sent' ? 'a new link is on its way.' : 'open the link that we have sent you.'}
      </p>
      <div>
        <ResendButton look="outline" resend={resend} />
      </div>
    </>
  );
}

const usedText = {
  asked: ({ amount }: { amount: number }) => `We are paying ${dollars(amount)} back to your card.`,
  refunded: ({ amount, at }: { amount: number; at: string }) =>
    `We paid ${dollars(amount)} back to your card on ${longDateOf(at)}. Banks take five to ten days to show it.`,
  refused: ({ amount }: { amount: number }) =>
    `Your ${dollars(amount)} could not be paid back by itself. We have been told, and look after it.`,
} as const;

function Content({ state }: { readonly state: Exclude<GuaranteeState, { readonly kind: 'none' }> }) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <SectionUnready
          state={state}
          loading="Loading your guarantee"
          failed="We could not ask about your guarantee"
          widths={['70%']}
        />
      );
    case 'open':
      return <OpenGuarantee {...state} />;
    case 'closed':
      return <p className={styles.quiet}>{state.guarantee.says}</p>;
    case 'unverified':
      return <UnverifiedGuarantee {...state} />;
    case 'used':
      return <p role="status">{usedText[state.guarantee.status](state.guarantee)}</p>;
  }
}

/** The money-back guarantee of the plans page: a button in its time, and else what has become of it. */
export function GuaranteeBlock({ state }: { readonly state: GuaranteeState }) {
  if (state.kind === 'none') return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{moneyBackDays}-day money-back guarantee</h3>
      <Content state={state} />
    </div>
  );
}
