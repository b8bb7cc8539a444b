import type { NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import { NearbyEntry, type NearbyEntryProps } from './NearbyEntry.tsx';
import styles from './NearbySection.module.css';

export type NearbyState = Loadable<
  Pick<NearbyEntryProps, 'now' | 'message' | 'onWave' | 'onBlock'> & {
    readonly city: string;
    /** The day from which strangers of the city are shown, as it is said; left out once they are. */
    readonly settledFrom?: string | undefined;
    readonly checkIns: readonly NearbyView[];
    readonly more?: MoreItems | undefined;
    /** The members to whom a wave is being sent. */
    readonly waving?: readonly number[] | undefined;
  },
  /** Where an e-mail has to be verified before anybody is shown. */
  { readonly kind: 'unverified'; readonly city: string }
>;

type Ready = Extract<NearbyState, { kind: 'ready' }>;

const settlingText = (day: string, city: string): string =>
  `From ${day} on you see who is out in ${city}. Your connections you see at once.`;

/** The page goes on below them. */
const firstShown = 4;

function Entries({ city, now, settledFrom, checkIns, waving = [], more, message, onWave, onBlock }: Ready) {
  const [all, setAll] = useState(false);
  const shown = all ? checkIns : checkIns.slice(0, firstShown);
  const hidden = checkIns.length - shown.length;
  const { isIntended } = useTapGuard(shown.map(({ user }) => user.id));
  return (
    <>
      {settledFrom && <p className={styles.note}>{settlingText(settledFrom, city)}</p>}
      <ul>
        {shown.map((checkIn) => (
          <li key={checkIn.user.id} className={styles.item}>
            <NearbyEntry
              checkIn={checkIn}
              now={now}
              city={city}
              waving={waving.includes(checkIn.user.id)}
              isIntended={isIntended}
              message={message}
              onWave={onWave}
              onBlock={onBlock}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button look="outline" size="small" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      ) : (
        <LoadMore more={more} itemName="moms" />
      )}
    </>
  );
}

function Content({ state }: { readonly state: NearbyState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Looking who is out">
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') return <LoadError what="who is out" onRetry={state.onRetry} />;
  if (state.kind === 'unverified') {
    return (
      <EmptyState scene="outing" level={3} title="Verify your email first">
        Then you see which moms are out in {state.city}, and they may see you.
      </EmptyState>
    );
  }
  if (state.checkIns.length === 0 && !state.more) {
    return state.settledFrom ? (
      <EmptyState scene="outing" level={3} title={`New in ${state.city}`}>
        {settlingText(state.settledFrom, state.city)}
      </EmptyState>
    ) : (
      <EmptyState scene="outing" level={3} title="Nobody is out right now">
        When a mom in {state.city} checks in publicly, you find her here.
      </EmptyState>
    );
  }
  return <Entries {...state} />;
}

/** Who is out now in the member's city. */
export function NearbySection({ state }: { readonly state: NearbyState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind === 'ready' && state.checkIns.length);
  return (
    <section ref={section} className={styles.section} aria-label="Moms nearby" tabIndex={-1}>
      <SectionHeading>Moms nearby</SectionHeading>
      <Content state={state} />
    </section>
  );
}
