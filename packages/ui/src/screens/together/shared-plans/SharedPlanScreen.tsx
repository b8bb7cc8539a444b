import type { SharedPlanView } from '@nestmates/application/together/shared-plans/contract.ts';
import { urgentHelp } from '@nestmates/domain/trust/reports/categories.ts';
import { Clock, MapPin, UserRound } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { PlaceScene } from '../../../drawings/PlaceScene.tsx';
import styles from './SharedPlanScreen.module.css';

export type SharedPlanScreenState =
  | Unready
  /** It never was, has ended, or was called off: the same to whoever looks. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'plan';
      readonly plan: SharedPlanView;
      /** Nobody is home from what has not begun. */
      readonly begun: boolean;
      readonly sending: boolean;
      onHomeSafe(): void;
    };

/** Reads the clock of whose plan it is, which is named, since the reader may live elsewhere. */
const momentIn = (timeZone: string, style: Intl.DateTimeFormatOptions) => (instant: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...style }).format(new Date(instant));

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const named = { ...time, timeZoneName: 'short' } as const;

type PlanState = Extract<SharedPlanScreenState, { kind: 'plan' }>;

const kindText: Readonly<Record<SharedPlanView['kind'], string>> = {
  swap: 'Babysitting swap',
  playdate: 'Playdate',
};

function Title({ plan: { firstName, other, homeSafeAt }, begun }: Pick<PlanState, 'plan' | 'begun'>) {
  return (
    <div>
      <p className={styles.lead}>{firstName} shares her plan with you</p>
      <h1 className={styles.title}>
        {homeSafeAt === null ? (
          <>
            {begun ? 'She is with' : 'She meets'} <em>{other.firstName}</em>
          </>
        ) : (
          <>
            {firstName} is <em>home safe</em>
          </>
        )}
      </h1>
    </div>
  );
}

/** The last first, as what the reader waits for. */
function Steps({ plan, begun }: Pick<PlanState, 'plan' | 'begun'>) {
  const { firstName, startsAt, homeSafeAt, timeZone } = plan;
  const timeAt = momentIn(timeZone, time);
  return (
    <ol className={styles.steps} aria-label="Where it stands">
      <li data-done={homeSafeAt !== null}>
        <p className={styles.step}>
          <b>Home safe</b> <span>{homeSafeAt === null ? 'not yet' : timeAt(homeSafeAt)}</span>
        </p>
        <p className={styles.quiet}>
          {homeSafeAt === null
            ? `${firstName} says here when everybody is home safe. This page changes by itself.`
            : `Since ${momentIn(timeZone, day)(homeSafeAt)}, ${momentIn(timeZone, named)(homeSafeAt)}.`}
        </p>
      </li>
      <li data-done={begun}>
        <p className={styles.step}>
          They meet <span>{timeAt(startsAt)}</span>
        </p>
      </li>
    </ol>
  );
}

function Plan({ plan, begun, sending, onHomeSafe }: Omit<PlanState, 'kind'>) {
  const { kind, firstName, place, startsAt, until, timeZone, other, homeSafeAt, endsAt, mine } = plan;
  const home = [other.city, other.state].filter(Boolean).join(', ');
  const facts = [
    {
      icon: <Clock aria-hidden />,
      words: `${momentIn(timeZone, day)(startsAt)}, ${momentIn(timeZone, time)(startsAt)} to ${momentIn(timeZone, named)(until)}`,
    },
    ...(place === null ? [] : [{ icon: <MapPin aria-hidden />, words: place }]),
    {
      icon: <UserRound aria-hidden />,
      words: `With ${other.firstName}${home && `, from ${home}`}`,
    },
  ];
  return (
    <article className={styles.plan}>
      <Title plan={plan} begun={begun} />
      <div className={styles.picture}>
        <Picture picture={<PlaceScene wide of={kind === 'swap' ? 'door' : 'playground'} />}>
          <Notch corner="left" size="small">
            {momentIn(timeZone, time)(startsAt)}
          </Notch>
        </Picture>
      </div>
      <div className={styles.rest}>
        <ul className={styles.facts} aria-label={kindText[kind]}>
          {facts.map(({ icon, words }) => (
            <li key={words}>
              {icon}
              <span>{words}</span>
            </li>
          ))}
        </ul>
        <div role="status">
          <Steps plan={plan} begun={begun} />
        </div>
        {mine && begun && homeSafeAt === null && (
          <Button wide pending={sending} pendingLabel="Telling them..." onClick={onHomeSafe}>
            I’m Home Safe
          </Button>
        )}
        <p className={styles.quiet}>
          This link ends {momentIn(timeZone, day)(endsAt)}, {momentIn(timeZone, named)(endsAt)}, or when{' '}
          {firstName} ends it. If you are worried, call {firstName}; in an emergency call{' '}
          <TextLink href={`tel:${urgentHelp.number}`}>{urgentHelp.number}</TextLink>.
        </p>
      </div>
    </article>
  );
}

function Content({ state }: { readonly state: SharedPlanScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <EmptyState level={1} scene="calendar" title="Opening the plan">
          One moment, please.
        </EmptyState>
      );
    case 'gone':
      return (
        <EmptyState
          level={1}
          scene="lost"
          title="This plan is not shared any more"
          action={<LinkButton href="/">Back to Home</LinkButton>}
        >
          It is over, or was called off, or the link was ended.
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          scene="offline"
          title="The plan could not be opened"
          action={<Button onClick={state.onRetry}>Try again</Button>}
        >
          We could not reach the server. Please check your connection.
        </EmptyState>
      );
    case 'plan':
      return <Plan {...state} />;
  }
}

/** What whoever holds the link to a plan sees, without an account. */
export const SharedPlanScreen = ({ state }: { readonly state: SharedPlanScreenState }) => (
  <StandalonePage homeHref="/">
    <Content state={state} />
  </StandalonePage>
);
