import { PremiumFeature } from '../../platform/access/PremiumFeature.tsx';
import { ConversationList, type ConversationListState } from './conversations/ConversationList.tsx';
import styles from './MessagesScreen.module.css';
import { ThreadPane, type ThreadState } from './thread/ThreadPane.tsx';

export type MessagesScreenState =
  /** Not included in the member's plan. */
  | { readonly kind: 'locked' }
  /** A thread of waves, which every plan opens. */
  | { readonly kind: 'waves'; readonly thread: ThreadState }
  | {
      readonly kind: 'open';
      readonly list: ConversationListState;
      readonly thread: ThreadState;
      readonly openId: number | undefined;
      readonly browseHref: string | undefined;
      readonly folded: boolean;
      readonly onFold: (folded: boolean) => void;
    };

/** Shows either the list or a thread on a phone, both on a wide screen. */
export function MessagesScreen({ state }: { readonly state: MessagesScreenState }) {
  if (state.kind === 'locked') {
    return <PremiumFeature gate="messages" />;
  }
  if (state.kind === 'waves') {
    return (
      <div className={styles.alone}>
        <ThreadPane state={state.thread} />
      </div>
    );
  }
  const { list, thread, openId, browseHref, folded, onFold } = state;
  /** The list shows an empty state, so the thread pane shows none. */
  const hasNoConversations =
    list.kind === 'ready' && list.conversations.length === 0 && thread.kind === 'none';
  return (
    <div className={styles.panes} data-open={openId !== undefined} data-folded={folded}>
      <div className={styles.list}>
        <ConversationList
          state={list}
          browseHref={browseHref}
          openId={openId}
          folded={folded}
          onFold={onFold}
        />
      </div>
      <div className={styles.thread}>{!hasNoConversations && <ThreadPane state={thread} />}</div>
    </div>
  );
}
