import type { PlanView } from '@nestmates/application/subscriptions/contract.ts';
import { planIds } from '@nestmates/domain/subscriptions/capabilities.ts';
import { useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { NotLoaded } from '../../components/feedback/LoadError.tsx';
import { Skeleton, Waiting } from '../../components/feedback/Skeleton.tsx';
import { UnlockBanner } from '../early-access/UnlockBanner.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { PlansHeader, type Standing } from './PlansHeader.tsx';
import styles from './PlansScreen.module.css';

export type PlansState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | { readonly kind: 'ready'; readonly plans: readonly PlanView[] };

export interface PlansScreenState {
  readonly standing: Standing;
  readonly plans: PlansState;
}

const rankOf = (kind: Standing['kind']) => planIds.indexOf(kind === 'unlocked' ? 'premium' : kind);

const shapes = (
  <Waiting label="Loading the plans">
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
  </Waiting>
);

interface PlansProps {
  readonly state: PlansState;
  readonly standing: Standing;
  onUseCode(): void;
}

function Plans({ state, standing, onUseCode }: PlansProps) {
  if (state.kind === 'loading') return shapes;
  if (state.kind === 'failed') {
    return <NotLoaded what="the plans" onRetry={state.onRetry} />;
  }
  const hers = rankOf(standing.kind);
  const actionOf = ({ id, name }: PlanView) => {
    const rank = planIds.indexOf(id);
    if (rank < hers) return undefined;
    if (rank === hers) return <Button disabled>Current Plan</Button>;
    return (
      <Button look="outline" onClick={onUseCode}>
        Open {name} with a code
      </Button>
    );
  };
  return (
    <div className={styles.plans}>
      {state.plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} action={actionOf(plan)} />
      ))}
    </div>
  );
}

/** The three plans, which of them is hers, and what works today to get more; the code waits for no price. */
export function PlansScreen({ state }: { readonly state: PlansScreenState }) {
  const { standing, plans } = state;
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <PlansHeader standing={standing} />
      <Plans
        state={plans}
        standing={standing}
        onUseCode={() => code.current?.querySelector('input')?.focus()}
      />
      <div className={styles.foot}>
        {'unlock' in standing && (
          <div ref={code} className={styles.code}>
            <UnlockBanner state={standing.unlock} />
          </div>
        )}
        <PlanQuestions />
      </div>
    </div>
  );
}
