import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { type ClosedThread, NotConnected, NotInPlan } from './ClosedThread.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';
import { ListingUnavailable, type ListingUnavailableProps } from './ListingUnavailable.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadLog, type ThreadLogProps } from './ThreadLog.tsx';
import styles from './ThreadPane.module.css';
import type { ThreadMember } from './thread-member.ts';
import { WaveThread, type WaveThreadProps } from './WaveThread.tsx';

export type ThreadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly other: ThreadMember | undefined }
  | {
      readonly kind: 'failed';
      readonly other: ThreadMember | undefined;
      /** What the member came to ask about could not be read. */
      readonly starting?: boolean | undefined;
      readonly onRetry: () => void;
    }
  /** Not connected, or no such member. */
  | (ClosedThread & { readonly kind: 'not-connected' })
  /** The member's plan opens no thread with somebody to whom they do not sell, and of whom they have not bought. */
  | (ClosedThread & { readonly kind: 'locked' })
  /** Connected, where the member's plan opens no messages. */
  | (WaveThreadProps & { readonly kind: 'waves' })
  /** Not connected with a seller, whom they may ask about one of their listings. */
  | { readonly kind: 'listing-choice'; readonly other: ThreadMember; readonly choice: ReactNode }
  /** The member came to ask about a listing, and may not: the reason, as a sentence. */
  | (ListingUnavailableProps & { readonly kind: 'unavailable' })
  | {
      readonly kind: 'ready';
      readonly other: ThreadMember;
      /** What the two write about. */
      readonly about?: ReactNode;
      readonly offline: boolean;
      /** Open above the thread. */
      readonly dialog?: ReactNode;
      readonly log: Omit<ThreadLogProps, 'other' | 'guardsPayments'>;
      readonly composer: Omit<ComposerProps, 'name'>;
      onBlock(): void;
      /** Only for connections. */
      onUnmatch?: (() => void) | undefined;
    };

/** The header leads to it too on a wide screen. */
const swapHrefOf = (plans: ComposerProps['plans']) =>
  plans && 'href' in plans.swap ? plans.swap.href : undefined;

export function ThreadPane({ state }: { readonly state: ThreadState }) {
  switch (state.kind) {
    case 'none':
      return (
        <div className={styles.centered}>
          <EmptyState scene="letter" title="Ready to connect?">
            Choose one of your connections to read and write.
          </EmptyState>
        </div>
      );
    case 'not-connected':
      return <NotConnected {...state} />;
    case 'locked':
      return <NotInPlan {...state} />;
    case 'waves':
      return <WaveThread {...state} />;
    case 'listing-choice':
      return (
        <>
          <ThreadHeader other={state.other} />
          {state.choice}
        </>
      );
    case 'unavailable':
      return <ListingUnavailable {...state} />;
    case 'loading':
      return (
        <>
          <ThreadHeader other={state.other} />
          <SkeletonGroup label="Loading messages">
            <div className={styles.shapes}>
              <Skeleton shape="button" width="62%" />
              <Skeleton shape="button" width="44%" />
              <span className={styles.mine}>
                <Skeleton shape="button" width="56%" />
              </span>
              <Skeleton shape="button" width="58%" />
            </div>
          </SkeletonGroup>
        </>
      );
    case 'failed':
      return (
        <>
          <ThreadHeader other={state.other} />
          <div className={styles.centered} role="alert">
            <EmptyState
              scene="offline"
              title={
                state.starting
                  ? 'Failed to start conversation. Please try again.'
                  : 'Failed to fetch messages'
              }
              action={<Button onClick={state.onRetry}>Try again</Button>}
            >
              Your connection may be gone for a moment.
            </EmptyState>
          </div>
        </>
      );
    case 'ready':
      return (
        <>
          <ThreadHeader
            other={state.other}
            swapHref={swapHrefOf(state.composer.plans)}
            onWave={state.log.waves?.onWave}
            onBlock={state.onBlock}
            onUnmatch={state.onUnmatch}
          />
          {state.about}
          <ThreadLog
            key={`log-${state.other.userId}`}
            other={state.other}
            guardsPayments={state.about !== undefined || state.onUnmatch === undefined}
            {...state.log}
          />
          {state.other.answersWithPro && (
            <p className={styles.answersWithPro}>
              {state.other.name} can read and answer once they have Pro. What you write waits for them.
            </p>
          )}
          {state.offline && (
            <p className={styles.offline} role="status">
              You are offline. What you write is kept and goes out when you are back.
            </p>
          )}
          <Composer key={`composer-${state.composer.draftKey}`} name={state.other.name} {...state.composer} />
          {state.dialog}
        </>
      );
  }
}
