import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';
import { GuaranteeBlock, type GuaranteeState } from './GuaranteeBlock.tsx';
import { subscriptionNotice } from './subscription-notice.ts';

export type SubscriptionSectionState = Loadable<{
  /** Null once it has ended. */
  readonly subscription: SubscriptionView | null;
  readonly guarantee: GuaranteeState;
  readonly opening: boolean;
  onManage(): void;
}>;

type ReadyState = Extract<SubscriptionSectionState, { readonly kind: 'ready' }>;

function Plan({ subscription, opening, onManage }: ReadyState) {
  if (!subscription) return <p>Your plan has ended.</p>;
  const { title, text, isUrgent } = subscriptionNotice(subscription);
  return (
    <>
      {isUrgent ? (
        <Banner look="wrong" title={title}>
          {text}
        </Banner>
      ) : (
        <p>
          <b>{title}</b> {text}
        </p>
      )}
      <div>
        <Button look="outline" pending={opening} pendingLabel="Opening…" onClick={onManage}>
          Manage subscription
        </Button>
      </div>
    </>
  );
}

function Content({ state }: { readonly state: SubscriptionSectionState }) {
  if (state.kind !== 'ready') {
    return (
      <SectionUnready
        state={state}
        loading="Loading your subscription"
        failed="Your subscription was not loaded"
        widths={['60%', '40%']}
      />
    );
  }
  return (
    <>
      <Plan {...state} />
      <GuaranteeBlock state={state.guarantee} />
    </>
  );
}

const manageLead = 'Change your plan or card, find receipts, or cancel.';

const hasEnded = (state: SubscriptionSectionState): boolean =>
  state.kind === 'ready' && state.subscription === null;

/** What the member pays for, and the way to where they change or cancel it. */
export function SubscriptionSection({ state }: { readonly state: SubscriptionSectionState }) {
  return (
    <AccountSection title="Subscription" lead={hasEnded(state) ? undefined : manageLead}>
      <Content state={state} />
    </AccountSection>
  );
}
