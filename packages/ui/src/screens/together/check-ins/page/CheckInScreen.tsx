import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { CurrentCheckIn, type CurrentState } from '../CurrentCheckIn.tsx';
import { CheckInForm, type CheckInFormProps } from './CheckInForm.tsx';
import styles from './CheckInScreen.module.css';
import { NearbySection, type NearbyState } from './NearbySection.tsx';

export type CheckInScreenState =
  /** Not included in the member's plan. A check-in from before may still be current. */
  | { readonly kind: 'locked'; readonly current: CurrentState }
  | {
      readonly kind: 'ready';
      readonly current: CurrentState;
      readonly form: CheckInFormProps;
      readonly nearby: NearbyState;
    };

function Current({ state }: { readonly state: CurrentState }) {
  switch (state.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <SkeletonGroup label="Loading your check-in">
          <Skeleton width="60%" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your check-in" onRetry={state.onRetry} />;
    case 'current':
      return <CurrentCheckIn {...state} />;
  }
}

/** Who is out in the member's city. */
const outIn = (city: string, nearby: NearbyState) =>
  nearby.kind === 'ready'
    ? nearby.checkIns
        .filter((checkIn) => checkIn.city === city)
        .map(({ user, location }) => ({ firstName: user.firstName, location }))
    : [];

const title = (
  <>
    Check <em>In</em>
  </>
);

/** Shows who else is out in the member's city, and asks where the member is. */
export function CheckInScreen({ state }: { readonly state: CheckInScreenState }) {
  if (state.kind === 'locked' && state.current.kind !== 'current') {
    return <PremiumFeature gate="check-ins" />;
  }
  return (
    <Page className={styles.page} title={title}>
      <div className={styles.now}>
        <Current state={state.current} />
        {state.kind === 'ready' && <NearbySection state={state.nearby} />}
      </div>
      {state.kind === 'ready' && (
        <section className={styles.asking} aria-label="Check in">
          <SectionHeading>
            {state.current.kind === 'current' ? 'Somewhere else now?' : 'Where are you?'}
          </SectionHeading>
          <CheckInForm {...state.form} out={outIn(state.form.city, state.nearby)} />
        </section>
      )}
    </Page>
  );
}
