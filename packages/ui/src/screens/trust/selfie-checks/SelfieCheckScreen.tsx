import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './SelfieCheckScreen.module.css';
import { SelfieField, type SelfieFieldState } from './SelfieField.tsx';
import { stageText, untilText } from './selfie-check-text.ts';

interface Standing {
  readonly kind: 'standing';
  readonly check: SelfieCheckView;
  readonly hasPhoto: boolean;
  /** Whether it is required before swaps and sales. */
  readonly required: boolean;
  readonly now: Date;
  readonly asking: boolean;
  onAsk(): void;
}

interface Posing {
  readonly kind: 'posing';
  readonly check: SelfieCheckView;
  readonly now: Date;
  readonly selfies: readonly [SelfieFieldState, SelfieFieldState];
  /** What was refused about both. */
  readonly problem?: string | undefined;
  readonly sending: boolean;
  onSend(): void;
}

export type SelfieCheckScreenState =
  | Unready
  /** There are no checks on this server. */
  | { readonly kind: 'off' }
  | Standing
  | Posing;

const howItGoes = [
  'We name two poses. You take a selfie in each, with your camera, within an hour.',
  'A person of our team compares them with your profile photo, usually within a day.',
  'Others then see “Photo checked” with the date. Nobody but our team sees the selfies, and they are deleted seven days after the decision, or 37 days after you sent them if there was none.',
];

function CheckStanding({ check, hasPhoto, required, now, asking, onAsk }: Standing) {
  const { look, title, text, ask } = stageText(check, now);
  return (
    <>
      {title && (
        <Banner look={look} title={title}>
          {check.words && check.state !== 'approved' && <p className={styles.words}>“{check.words}”</p>}
          {text}
        </Banner>
      )}
      {required && check.state === 'none' && (
        <Banner>Here you need a checked photo before your first swap and your first sale.</Banner>
      )}
      {ask && (
        <>
          <ol className={styles.steps}>
            {howItGoes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          {hasPhoto ? (
            <div className={styles.foot}>
              <Button pending={asking} pendingLabel="Choosing two poses..." onClick={onAsk}>
                {ask}
              </Button>
              <p className={styles.quiet}>It is up to you, and you can stop at any time.</p>
            </div>
          ) : (
            <Banner
              title="Add a profile photo first"
              action={
                <LinkButton look="outline" size="small" href="/edit-profile">
                  Edit Profile
                </LinkButton>
              }
            >
              Your selfies are compared with it.
            </Banner>
          )}
        </>
      )}
    </>
  );
}

function Poses({ check, now, selfies, problem, sending, onSend }: Posing) {
  const ready = selfies.every(({ picture }) => picture !== undefined);
  return (
    <>
      <p className={styles.lead}>
        Take one selfie for each pose, with your face in good light. These two poses are yours{' '}
        {untilText(check.posesUntil, now)}.
      </p>
      <div className={styles.selfies}>
        {check.poses.map((pose, at) => {
          const selfie = selfies[at];
          return (
            selfie && <SelfieField key={pose.name} nth={at + 1} pose={pose} resting={sending} {...selfie} />
          );
        })}
      </div>
      {problem && (
        <Banner look="wrong" announced>
          {problem}
        </Banner>
      )}
      <div className={styles.foot}>
        <Button pending={sending} pendingLabel="Sending your selfies..." resting={!ready} onClick={onSend}>
          Send Both Selfies
        </Button>
        <p className={styles.quiet}>
          Only our team sees them. They are deleted seven days after the decision, or after 37 days if there
          was none.
        </p>
      </div>
    </>
  );
}

function Content({ state }: { readonly state: SelfieCheckScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your photo check">
          <Skeleton width="60%" />
          <Skeleton width="80%" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your photo check" onRetry={state.onRetry} />;
    case 'off':
      return (
        <EmptyState
          scene="quiet"
          title="There are no photo checks here"
          action={<LinkButton href="/account">Account Settings</LinkButton>}
        />
      );
    case 'standing':
      return <CheckStanding {...state} />;
    case 'posing':
      return <Poses {...state} />;
  }
}

/** Screen on which a member has their photo checked by two selfies. */
export function SelfieCheckScreen({ state }: { readonly state: SelfieCheckScreenState }) {
  return (
    <Page
      className={styles.page}
      title={
        <>
          Photo <em>Check</em>
        </>
      }
    >
      <Content state={state} />
    </Page>
  );
}
