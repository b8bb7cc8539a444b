import type { PaymentAccountView } from '@nestmates/application/money/payments/account-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';
import { accountPartNames } from '../../members/accounts/account-part-names.ts';
import styles from './PaymentsSection.module.css';

export type PaymentsSectionState = Loadable<{
  /** Money can be sent to it. */
  readonly connected: boolean;
  readonly started: boolean;
  /** Cents of sales of an account that the member had before. */
  readonly kept: number;
  readonly concern: PaymentAccountView['concern'];
  /** What the member has to know of the account. */
  readonly notices: ReactNode;
  /** The page of the payment provider is being opened. */
  readonly opening: boolean;
  onOpen(): void;
}>;

type Ready = Extract<PaymentsSectionState, { kind: 'ready' }>;

interface Text {
  readonly says: string;
  readonly more?: string;
  readonly button: string;
}

/** Undefined where the notices say what is to be done. */
function textOf({ connected, started, concern }: Ready): Text | undefined {
  if (connected)
    return {
      says: 'Your payment account is connected.',
      more: 'What you get from sales goes to the bank account or card that you gave our payment provider. Change it there.',
      button: 'Open Your Payment Account',
    };
  if (concern !== 'none') return undefined;
  return started
    ? { says: 'Our payment provider still asks you for something before it can pay you.', button: 'Continue' }
    : {
        says: 'Our payment provider sends what you are to get from sales to your bank account. It asks you who you are, and which account it is.',
        button: 'Set Up Payments',
      };
}

function Content({ state }: { readonly state: PaymentsSectionState }) {
  if (state.kind !== 'ready') {
    return (
      <SectionUnready
        state={state}
        loading="Loading your payment account"
        failed="Your payment account was not loaded"
        widths={['80%', '40%']}
      />
    );
  }
  const { kept } = state;
  const text = textOf(state);
  return (
    <>
      {kept > 0 && (
        <Banner look="waiting" title={`We keep ${dollars(kept)} for you`}>
          It is from sales of an account that you had before and have deleted. Once your payment account is
          connected and nothing holds your payouts, we send it to you within a day, less what you owe us then.
        </Banner>
      )}
      {state.notices}
      {text && (
        <>
          <p>{text.says}</p>
          {text.more && <p className={styles.more}>{text.more}</p>}
          <div>
            <Button
              look={state.connected ? 'outline' : 'main'}
              pending={state.opening}
              pendingLabel="Opening…"
              onClick={state.onOpen}
            >
              {text.button}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The account at the payment provider to which sales are paid out, open in every plan. */
export const PaymentsSection = ({ state }: { readonly state: PaymentsSectionState }) => (
  <AccountSection title={accountPartNames.payments}>
    <Content state={state} />
  </AccountSection>
);
