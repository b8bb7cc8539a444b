import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';
import { subscriptionNotice } from './subscription-notice.ts';

export type SubscriptionSectionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      readonly subscription: SubscriptionView;
      readonly opening: boolean;
      onManage(): void;
    };

function Content({ state }: { readonly state: SubscriptionSectionState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your subscription">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Banner
        look="wrong"
        title="Your subscription was not loaded"
        action={
          <Button look="text" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  const { title, text, isUrgent } = subscriptionNotice(state.subscription);
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
        <Button look="outline" pending={state.opening} pendingLabel="Opening…" onClick={state.onManage}>
          Manage subscription
        </Button>
      </div>
    </>
  );
}

/** What the member pays for, and the way to where they change or cancel it. */
export function SubscriptionSection({ state }: { readonly state: SubscriptionSectionState }) {
  return (
    <AccountSection title="Subscription" lead="Change your plan or card, find receipts, or cancel.">
      <Content state={state} />
    </AccountSection>
  );
}
