import { ChevronLeft } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconLink } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { HeaderBar } from '../../../components/layout/HeaderBar.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import type { Conversation } from '../conversations/ConversationRow.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';
import { ThreadLog, type ThreadLogProps } from './ThreadLog.tsx';
import styles from './ThreadPane.module.css';

export type ThreadMember = Pick<Conversation, 'userId' | 'name' | 'face' | 'backdrop' | 'score'>;

export type ThreadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly other: ThreadMember | undefined }
  | { readonly kind: 'failed'; readonly other: ThreadMember | undefined; readonly onRetry: () => void }
  /** Not connected, or no such member. */
  | { readonly kind: 'not-connected' }
  | {
      readonly kind: 'ready';
      readonly other: ThreadMember;
      readonly offline: boolean;
      readonly log: Omit<ThreadLogProps, 'name'>;
      readonly composer: Omit<ComposerProps, 'name'>;
      onBlock(): void;
      /** Only for members she is connected with. */
      onUnmatch?: (() => void) | undefined;
    };

interface HeaderProps {
  readonly other: ThreadMember | undefined;
  readonly onBlock?: (() => void) | undefined;
  readonly onUnmatch?: (() => void) | undefined;
}

function Header({ other, onBlock, onUnmatch }: HeaderProps) {
  return (
    <HeaderBar
      className={styles.header}
      back={<IconLink href="/messages" label="Back to all messages" icon={<ChevronLeft aria-hidden />} />}
      actions={other && onBlock && <MemberMenu name={other.name} onBlock={onBlock} onUnmatch={onUnmatch} />}
    >
      {other && (
        <div className={styles.who}>
          <div className={styles.face}>
            <Avatar name={other.name} face={other.face} backdrop={other.backdrop} size="small" decorative />
          </div>
          <div className={styles.identity}>
            <h1 className={styles.name}>{other.name}</h1>
            <p className={styles.score}>{other.score}% match</p>
          </div>
        </div>
      )}
    </HeaderBar>
  );
}

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
      return (
        <div className={styles.centered}>
          <EmptyState
            scene="lost"
            level={1}
            title="Not connected"
            action={<LinkButton href="/messages">All messages</LinkButton>}
          >
            You can message each other once you are connected.
          </EmptyState>
        </div>
      );
    case 'loading':
      return (
        <>
          <Header other={state.other} />
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
          <Header other={state.other} />
          <div className={styles.centered} role="alert">
            <EmptyState
              scene="offline"
              title="Failed to fetch messages"
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
          <Header other={state.other} onBlock={state.onBlock} onUnmatch={state.onUnmatch} />
          <ThreadLog key={`log-${state.other.userId}`} name={state.other.name} {...state.log} />
          {state.offline && (
            <p className={styles.offline} role="status">
              You are offline. What you write is kept and goes out when you are back.
            </p>
          )}
          <Composer key={`composer-${state.other.userId}`} name={state.other.name} {...state.composer} />
        </>
      );
  }
}
