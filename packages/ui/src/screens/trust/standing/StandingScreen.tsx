import type { StandingView } from '@nestmates/application/trust/standing/contract.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { wordsOfThing } from '@nestmates/domain/trust/standing/statement.ts';
import { ChevronLeft, Package } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { dateText } from '../trust-dates.ts';
import type { AppealFormState } from './AppealForm.tsx';
import { StandingDecision } from './StandingDecision.tsx';
import styles from './StandingScreen.module.css';
import { meanings, titleOf } from './standing-text.tsx';

interface ReadyStanding {
  readonly kind: 'ready';
  readonly view: StandingView;
  readonly now: Date;
  /** The form that is open, of one decision. */
  readonly appeal?: (AppealFormState & { readonly decisionId: number }) | undefined;
  onAppeal(decisionId: number): void;
}

export type StandingScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | ReadyStanding;

interface StandingScreenProps {
  readonly state: StandingScreenState;
  onLogout(): void;
}

const isAway = ({ standing }: StandingView): boolean => standing === 'suspended' || standing === 'banned';

/** How much of a restriction is over, from the decision that it comes of. */
function Span({ view, now }: Pick<ReadyStanding, 'view' | 'now'>) {
  const from = view.decisions.find(({ until }) => until !== undefined && until === view.until)?.at;
  if (!view.until || !from) return null;
  const begin = Date.parse(from);
  const passed = (now.getTime() - begin) / (Date.parse(view.until) - begin);
  return (
    <div className={styles.span}>
      <Progress label="How much of it is over" value={Math.min(Math.max(passed * 100, 2), 100)} />
      <p className={styles.ends}>
        <span>{dateText(from)}</span>
        <span>It ends by itself</span>
      </p>
    </div>
  );
}

function Standing({ view, now, appeal, onAppeal }: ReadyStanding) {
  const { decisions, beingLookedAt } = view;
  return (
    <>
      <p className={styles.kicker}>Your account</p>
      <h1 className={styles.title}>{titleOf(view)}</h1>
      <Span view={view} now={now} />
      <section className={styles.section} aria-label="What it means">
        <h2 className={styles.heading}>What it means</h2>
        <p className={styles.quiet}>{meanings[view.standing]}</p>
      </section>
      {beingLookedAt.length > 0 && (
        <section className={styles.section} aria-label="Being looked at">
          <h2 className={styles.heading}>Being looked at</h2>
          <p className={styles.quiet}>Only you see this until somebody has looked at it.</p>
          <ul className={styles.things}>
            {beingLookedAt.map(({ kind, id }) => (
              <li key={`${kind} ${id}`}>{wordsOfThing(kind)}</li>
            ))}
          </ul>
        </section>
      )}
      {decisions.map((decision) => (
        <StandingDecision
          key={decision.id}
          decision={decision}
          form={appeal?.decisionId === decision.id ? appeal : undefined}
          onAppeal={() => onAppeal(decision.id)}
        />
      ))}
      {isAway(view) && (
        <LinkList>
          <LinkRow href="/my-orders" lead={<Package aria-hidden />}>
            Your open orders
          </LinkRow>
        </LinkList>
      )}
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
  const back = state.kind !== 'ready' || !isAway(state.view);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.brand} href={back ? '/dashboard' : '/'} aria-label={productName}>
          <Wordmark />
        </Link>
        <Button look="text" onClick={onLogout}>
          Logout
        </Button>
      </header>
      <main className={styles.main}>
        {back && (
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
