import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import type { ThreadState } from '@nestmates/ui/screens/messages/thread/ThreadPane.tsx';
import type { ThreadMember } from '@nestmates/ui/screens/messages/thread/thread-member.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../api/errors.ts';
import { useOffline } from '../last-seen/use-offline.ts';
import { swapRequestPath } from '../routing/swap-request-params.ts';
import { draftOf, dropDraft, keepDraft } from '../shared/drafts.ts';
import { useToday } from '../shared/use-today.ts';
import { discardMessage, retryMessage, sendMessage } from './outbox/outbox.ts';
import { outboxOf, subscribeToOutbox } from './outbox/outbox-store.ts';
import { notConnectedStatuses, useOlderMessages, useThread } from './thread/thread-query.ts';
import { threadMessages } from './thread-messages.ts';
import { useDisconnect } from './use-disconnect.ts';
import { useReadReceipts } from './use-read-receipts.ts';

interface ThreadStateOptions {
  readonly memberId: number;
  readonly userId: number | undefined;
  readonly view: ConversationView | undefined;
  readonly other: ThreadMember | undefined;
  /** Whether the lookup is done: without a view they are not connected. */
  readonly searched: boolean;
}

/** Not for someone she may write to without being connected. */
const swapHref = (view: ConversationView | undefined, other: ThreadMember) =>
  view?.matchId
    ? swapRequestPath({ recipientId: other.userId, matchId: view.matchId, recipientName: other.name })
    : undefined;

const none: readonly never[] = [];
const olderOf = (more: boolean, state: 'idle' | 'loading' | 'failed') => {
  if (!more) return 'none';
  return state === 'idle' ? 'more' : state;
};

export function useThreadState({ memberId, userId, view, other, searched }: ThreadStateOptions): ThreadState {
  const { data, error, refetch, isFetching } = useThread(userId);
  const older = useOlderMessages(userId);
  const outbox = useSyncExternalStore(subscribeToOutbox, () => outboxOf(memberId));
  const offline = useOffline();
  const now = useToday();
  const stored = data?.messages ?? none;
  const setAtEnd = useReadReceipts({ userId, thread: data, view, loading: isFetching, offline });
  const seenUpTo = view?.seenUpTo ?? 0;
  const messages = useMemo(
    () => threadMessages({ userId: userId ?? 0, stored, outbox, seenUpTo, offline }),
    [userId, stored, outbox, seenUpTo, offline],
  );
  const parting = useDisconnect(other);
  const onRetry = useCallback((key: string) => retryMessage(memberId, key), [memberId]);
  const onDiscard = useCallback((key: string) => discardMessage(memberId, key), [memberId]);
  const onOlder = useCallback(() => void older.load(), [older.load]);

  if (userId === undefined) return { kind: 'none' };
  if (error instanceof ApiError && notConnectedStatuses.includes(error.status))
    return { kind: 'not-connected' };
  if (!data && error) return { kind: 'failed', other, onRetry: () => void refetch() };
  if (!data || !other) return searched && !other ? { kind: 'not-connected' } : { kind: 'loading', other };
  const draft = `message-${userId}`;
  return {
    kind: 'ready',
    other,
    offline,
    log: {
      messages,
      older: olderOf(data.more, older.state),
      now,
      onOlder,
      onRetry,
      onDiscard,
      onAtEnd: setAtEnd,
    },
    composer: {
      draft: draftOf<string>(memberId, draft) ?? '',
      onDraft: (text) => (text ? keepDraft(memberId, draft, text) : dropDraft(memberId, draft)),
      onSend: (text) => sendMessage(memberId, userId, text),
    },
    swapHref: swapHref(view, other),
    ...parting,
  };
}
