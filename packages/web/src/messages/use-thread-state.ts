import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import type { ThreadState, ThreadWith } from '@nestmates/ui/screens/messages/ThreadPane.tsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../shared/api.ts';
import { draftOf, dropDraft, keepDraft } from '../shared/drafts.ts';
import { useDay } from '../shared/use-day.ts';
import { discard, post, tryAgain } from './outbox.ts';
import { outboxOf, watchOutbox } from './outbox-store.ts';
import { threadMessages } from './thread-messages.ts';
import { strangerStatuses, useOlder, useThread } from './thread-query.ts';
import { useOnline } from './use-online.ts';
import { useParting } from './use-parting.ts';
import { useReading } from './use-reading.ts';

interface Open {
  readonly memberId: number;
  readonly userId: number | undefined;
  readonly view: ConversationView | undefined;
  readonly other: ThreadWith | undefined;
  /** Whether she would have been found: whoever is not there by now is no connection. */
  readonly sought: boolean;
}

const none: readonly never[] = [];
const olderOf = (more: boolean, state: 'idle' | 'loading' | 'failed') => {
  if (!more) return 'none';
  return state === 'idle' ? 'more' : state;
};

export function useThreadState({ memberId, userId, view, other, sought }: Open): ThreadState {
  const { data, error, refetch, isFetching } = useThread(userId);
  const older = useOlder(userId);
  const outbox = useSyncExternalStore(watchOutbox, () => outboxOf(memberId));
  const offline = !useOnline();
  const now = useDay();
  const stored = data?.messages ?? none;
  const setAtEnd = useReading({ userId, thread: data, view, coming: isFetching, offline });
  const seenUpTo = view?.seenUpTo ?? 0;
  const messages = useMemo(
    () => threadMessages({ userId: userId ?? 0, stored, outbox, seenUpTo, offline }),
    [userId, stored, outbox, seenUpTo, offline],
  );
  const parting = useParting(other);
  const onRetry = useCallback((key: string) => tryAgain(memberId, key), [memberId]);
  const onDiscard = useCallback((key: string) => discard(memberId, key), [memberId]);
  const onOlder = useCallback(() => void older.load(), [older.load]);

  if (userId === undefined) return { kind: 'none' };
  if (error instanceof ApiError && strangerStatuses.includes(error.status)) return { kind: 'stranger' };
  if (!data && error) return { kind: 'failed', other, onRetry: () => void refetch() };
  if (!data || !other) return sought && !other ? { kind: 'stranger' } : { kind: 'loading', other };
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
      onSend: (text) => post(memberId, userId, text),
    },
    ...parting,
  };
}
