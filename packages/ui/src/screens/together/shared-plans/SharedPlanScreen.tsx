import type { SharedPlanView } from '@nestmates/application/together/shared-plans/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';
import styles from './SharedPlanScreen.module.css';

export type SharedPlanScreenState =
  | { readonly kind: 'loading' }
  /** It never was, has ended, or was called off: the same to whoever looks. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'plan';
      readonly plan: SharedPlanView;
      /** Nobody is home from what has not begun. */
      readonly begun: boolean;
      readonly sending: boolean;
      onHomeSafe(): void;
    };

const what: Readonly<Record<SharedPlanView['kind'], string>> = {
  swap: 'babysitting swap',
  playdate: 'playdate',
};

/** By the clock of whose plan it is, which is named, since the reader may live elsewhere. */
const momentIn = (timeZone: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...style });

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

function Plan({
  plan,
  begun,
  sending,
  onHomeSafe,
}: Omit<Extract<SharedPlanScreenState, { kind: 'plan' }>, 'kind'>) {
  const { kind, firstName, place, startsAt, timeZone, other, homeSafeAt, endsAt, mine } = plan;
  const inWords = (instant: string, style: Intl.DateTimeFormatOptions) =>
    momentIn(timeZone, style).format(new Date(instant));
  const home = [other.city, other.state].filter(Boolean).join(', ');
  return (
    <article className={styles.plan}>
      <h1 className={styles.title}>
        {firstName}’s <em>{what[kind]}</em>
      </h1>
      {homeSafeAt === null ? (
        <Banner look="waiting">{firstName} says here when everybody is home safe.</Banner>
      ) : (
        <Banner look="good" title={`${firstName} is home safe`} announced>
          Since {inWords(homeSafeAt, { ...day, ...time })}.
        </Banner>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>When</dt>
          <dd>
            {inWords(startsAt, day)}
            <br />
            {inWords(startsAt, time)}
          </dd>
        </div>
        {place !== null && (
          <div>
            <dt>Where</dt>
            <dd>{place}</dd>
          </div>
        )}
        <div>
          <dt>With</dt>
          <dd>{home ? `${other.firstName}, from ${home}` : other.firstName}</dd>
        </div>
      </dl>
      {mine && begun && homeSafeAt === null && (
        <Button wide pending={sending} pendingLabel="Telling them..." onClick={onHomeSafe}>
          I’m Home Safe
        </Button>
      )}
      <p className={styles.note}>
        This link ends {inWords(endsAt, { ...day, ...time })}. If you are worried, call {firstName}; in an
        emergency call 911.
      </p>
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
