import type { StandingView } from '@nestmates/application/trust/standing/contract.ts';
import { sharedLimitWords } from '@nestmates/domain/members/restrictions/shared-limit.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { kindAndTitle } from '../thing-text.ts';
import { dateText } from '../trust-dates.ts';
import { OwnSide } from './OwnSide.tsx';
import type { OwnSideState } from './OwnSideForm.tsx';
import { RestrictionSpan } from './RestrictionSpan.tsx';
import { StandingDecision } from './StandingDecision.tsx';
import styles from './StandingScreen.module.css';
import { StandingWays, type StandingWaysProps, StandingWaysSkeleton } from './StandingWays.tsx';
import { currentDecision, meanings, titleOf, warnedBefore } from './standing-text.tsx';

interface ReadyStanding {
  readonly kind: 'ready';
  readonly view: StandingView;
  readonly now: Date;
  /** Set for suspended and banned members, to whom the rest of the app is closed. */
  readonly ways?: StandingWaysProps | 'loading' | undefined;
  /** The member's side before anybody has decided. */
  readonly ownSide: OwnSideState;
  /** The appeal that is being written. */
  readonly dialog?: ReactNode;
  onAppeal(decisionId: number): void;
}

export type StandingScreenState = Unready | ReadyStanding;

interface StandingScreenProps {
  readonly state: StandingScreenState;
  onLogout(): void;
}

function Standing({ view, now, ways, ownSide, dialog, onAppeal }: ReadyStanding) {
  const { decisions, beingLookedAt, standing } = view;
  const current = currentDecision(view);
  const decisionBlock = (decision: (typeof decisions)[number]) => (
    <StandingDecision
      key={decision.id}
      decision={decision}
      isCurrent={decision === current}
      warnedAt={decision === current ? warnedBefore(decisions, decision) : undefined}
      onAppeal={() => onAppeal(decision.id)}
    />
  );
  return (
    <>
      <p className={styles.kicker}>Your account</p>
      <h1 className={styles.title}>{titleOf(view, now)}</h1>
      {current && view.until && <RestrictionSpan from={current.at} until={view.until} now={now} />}
      {current && decisionBlock(current)}
      <section className={styles.section} aria-label="What it means">
        <h2 className={styles.heading}>What it means</h2>
        <p className={styles.quiet}>{meanings[standing]}</p>
        {view.limitedWithAnother && (
          <p className={styles.quiet}>
            {sharedLimitWords.why} {sharedLimitWords.answer}
          </p>
        )}
      </section>
      {beingLookedAt.length > 0 && (
        <section className={styles.section} aria-label="Being looked at">
          <h2 className={styles.heading}>Being looked at</h2>
          <p className={styles.quiet}>Only you see this until somebody has looked at it.</p>
          <ul className={styles.things}>
            {beingLookedAt.map((thing) => (
              <li key={`${thing.kind} ${thing.id}`}>{kindAndTitle(thing)}</li>
            ))}
          </ul>
        </section>
      )}
      {view.ownSide && <OwnSide key={ownSide.sent} said={view.ownSide.said} now={now} {...ownSide} />}
      {decisions.filter((decision) => decision !== current).map(decisionBlock)}
      {ways === 'loading' && <StandingWaysSkeleton />}
      {ways && ways !== 'loading' && <StandingWays {...ways} />}
      {current?.appeal?.state === 'open' && (
        <>
          <p className={styles.footNote}>
            Until {dateText(current.appeal.until)}. Somebody else decides, where there is one.
          </p>
          <div className={styles.foot} data-bottom-bar="footer">
            <Button wide onClick={() => onAppeal(current.id)}>
              Appeal
            </Button>
          </div>
        </>
      )}
      {dialog}
    </>
  );
}

function Content({ state }: Pick<StandingScreenProps, 'state'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading how you stand">
          <Skeleton shape="heading" width="70%" />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="how you stand" onRetry={state.onRetry} />;
    case 'ready':
      return <Standing {...state} />;
  }
}

/** How the member stands, and what was decided; open in every restriction, so without the menu. */
export function StandingScreen({ state, onLogout }: StandingScreenProps) {
  const isAway = state.kind === 'ready' && state.ways !== undefined;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.brand} href={isAway ? '/' : '/dashboard'} aria-label={productName}>
          <Wordmark />
        </Link>
        <Button look="subdued" size="small" onClick={onLogout}>
          Logout
        </Button>
      </header>
      <main className={styles.main}>
        {!isAway && (
          <Link className={styles.back} href="/account">
            <ChevronLeft aria-hidden />
            Account Settings
          </Link>
        )}
        <Content state={state} />
      </main>
    </div>
  );
}
