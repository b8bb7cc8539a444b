import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { MessagesScreen } from '@nestmates/ui/screens/friends/messages/MessagesScreen.tsx';
import { sinceText } from '@nestmates/ui/screens/friends/messages/thread/since-text.ts';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { conversationOf } from '../../friends/messages/conversation.ts';
import { useConversations } from '../../friends/messages/conversations-query.ts';
import { askedListingId, openChatId } from '../../friends/messages/open-chat.ts';
import { noOutbox, outboxOf, subscribeToOutbox } from '../../friends/messages/outbox/outbox-store.ts';
import { useOpenConversation } from '../../friends/messages/use-open-conversation.ts';
import { useAskedListing } from '../../market/listings/use-asked-listing.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { useSwapsWithYou } from './use-swaps-with-you.ts';
import { useThreadState } from './use-thread-state.tsx';
import { useWaveThread } from './use-wave-thread.ts';

export default function MessagesPage() {
  useTitle('Messages');
  const opensAll = useOpens('messages');
  const { data: counts } = useCounts();
  // A seller answers in any plan whoever asks about their listings, and a buyer writes about what they have
  // ordered.
  const isOpen = opensAll || (counts?.buyers ?? 0) > 0 || (counts?.sellers ?? 0) > 0;
  return isOpen ? <OpenMessages /> : <LockedMessages />;
}

/** A connection has a thread of waves; else nothing is open without the plan. */
function LockedMessages() {
  const { userId: param } = useParams();
  const [query] = useSearchParams();
  const thread = useWaveThread(openChatId(param, query));
  return <MessagesScreen state={thread ? { kind: 'waves', thread } : { kind: 'locked' }} />;
}

/** The time since which two are connected is said for a week, as in the list of connections. */
const isNew = (view: ConversationView, now: Date): view is ConversationView & { connectedAt: string } =>
  view.connectedAt !== null && now.getTime() - Date.parse(view.connectedAt) < days(7);

const foldedKey = 'messages-folded';

function OpenMessages() {
  const { id: memberId } = useMember();
  const { userId: param } = useParams();
  const [query] = useSearchParams();
  const [folded, setFolded] = useState(() => localStorage.getItem(foldedKey) !== null);
  const opensAll = useOpens('messages');
  const list = useConversations();
  const { data, isError, refetch } = list;
  const outbox = useSyncExternalStore(subscribeToOutbox, () => outboxOf(memberId), noOutbox);
  const toConversation = useCallback(
    (view: ConversationView) =>
      conversationOf(
        view,
        outbox.findLast(({ receiverId }) => receiverId === view.userId),
      ),
    [outbox],
  );
  const conversations = useMemo(() => data?.items.map(toConversation), [data, toConversation]);
  const more = useLoadMore(list);
  const userId = openChatId(param, query);
  const open = useOpenConversation(userId, data);
  const now = useToday();
  const swaps = useSwapsWithYou(open.view);
  const other = useMemo(
    () =>
      open.view && {
        ...toConversation(open.view),
        since: swaps ?? (isNew(open.view, now) ? sinceText(open.view.connectedAt, now) : undefined),
      },
    [open.view, toConversation, now, swaps],
  );
  const thread = useThreadState({
    memberId,
    userId,
    view: open.view,
    other,
    searched: open.searched,
    asked: useAskedListing({
      listingId: opensAll ? askedListingId(query) : undefined,
      sellerId: userId,
      memberId,
    }),
  });
  const onRetry = () => void refetch();
  const onThreadRetry = !conversations && isError ? onRetry : open.onRetry;
  const listState = isError ? ({ kind: 'failed', onRetry } as const) : ({ kind: 'loading' } as const);
  return (
    <MessagesScreen
      state={{
        kind: 'open',
        list: conversations ? { kind: 'ready', conversations, more } : listState,
        thread:
          onThreadRetry && userId ? { kind: 'failed', other: undefined, onRetry: onThreadRetry } : thread,
        openId: userId,
        browseHref: existingPage('/browse'),
        folded,
        onFold(next) {
          setFolded(next);
          if (next) localStorage.setItem(foldedKey, 'yes');
          else localStorage.removeItem(foldedKey);
        },
      }}
    />
  );
}
