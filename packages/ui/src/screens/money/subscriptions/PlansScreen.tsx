import type { PlanView } from '@nestmates/application/money/subscriptions/contract.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { planIds } from '@nestmates/domain/platform/access/capabilities.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { UnlockBanner } from '../early-access/UnlockBanner.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { type PlanStatus, PlansIntro, planTitle, useFocusHeadingOnChange } from './PlansIntro.tsx';
import styles from './PlansScreen.module.css';

export type PlansState = Loadable<{ readonly plans: readonly PlanView[] }>;

export interface PlanChoice {
  /** The plan whose payment page is being opened. */
  readonly opening: PaidPlan | null;
  onChoose(plan: PaidPlan): void;
}

export interface PlansScreenState {
  readonly status: PlanStatus;
  readonly plans: PlansState;
  readonly choice: PlanChoice;
  /** Opened to enter a code, whose field has the focus then. */
  readonly entersCode?: boolean | undefined;
}

const rankOf = (kind: PlanStatus['kind']) => planIds.indexOf(kind === 'unlocked' ? 'premium' : kind);

const skeleton = (
  <SkeletonGroup label="Loading the plans">
    <div className={styles.plans}>
      {planIds.map((id) => (
        <div key={id} className={styles.shape}>
          <Skeleton shape="picture" height="146px" />
          <Skeleton shape="heading" width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
          <Skeleton width="76%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
);

interface PlansProps {
  readonly state: PlansState;
  readonly status: PlanStatus;
  readonly choice: PlanChoice;
}

function Plans({ state, status, choice: { opening, onChoose } }: PlansProps) {
  if (state.kind === 'loading') return skeleton;
  if (state.kind === 'failed') {
    return <LoadError what="the plans" onRetry={state.onRetry} />;
  }
  const ownRank = rankOf(status.kind);
  const actionOf = ({ id, name }: PlanView) => {
    const rank = planIds.indexOf(id);
    if (rank < ownRank) return undefined;
    if (rank === ownRank) return <Button disabled>Current Plan</Button>;
    if (id === 'free') return undefined;
    return (
      <Button
        pending={opening === id}
        pendingLabel="Opening…"
        resting={opening !== null && opening !== id}
        onClick={() => onChoose(id)}
      >
        {status.kind === 'pro' ? `Change to ${name}` : `Choose ${name}`}
      </Button>
    );
  };
  return (
    <div className={styles.plans}>
      {state.plans.map((plan) => (
        <div key={plan.id} className={styles.plan} data-held={planIds.indexOf(plan.id) <= ownRank}>
          <PlanCard plan={plan} action={actionOf(plan)} />
        </div>
      ))}
    </div>
  );
}

const isComing = (state: PlansState): boolean =>
  state.kind === 'ready' && state.plans.some(({ features }) => features.some(({ open }) => !open));

/** The plans, the member's own plan and the form for a code, which also works while the prices are loading. */
export function PlansScreen({ state }: { readonly state: PlansScreenState }) {
  const { status, plans, choice, entersCode = false } = state;
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entersCode) code.current?.querySelector('input')?.focus();
  }, [entersCode]);
  return (
    <Page className={styles.page} title={planTitle(status)} titleRef={useFocusHeadingOnChange(status.kind)}>
      <PlansIntro status={status} />
      <Plans state={plans} status={status} choice={choice} />
      <div className={styles.footer}>
        {'unlock' in status && (
          <div ref={code} className={styles.code}>
            <UnlockBanner state={status.unlock} />
          </div>
        )}
        <PlanQuestions coming={isComing(plans)} />
      </div>
    </Page>
  );
}
