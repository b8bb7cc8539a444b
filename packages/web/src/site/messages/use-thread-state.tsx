import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { introMessage } from '@nestmates/domain/market/listings/intro-message.ts';
import type { ThreadState } from '@nestmates/ui/screens/friends/messages/thread/ThreadPane.tsx';
import type { ThreadMember } from '@nestmates/ui/screens/friends/messages/thread/thread-member.ts';
import { ThreadListing } from '@nestmates/ui/screens/market/listings/thread/ThreadListing.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  endedConversationPath,
  endedConversationsQuery,
} from '../../friends/messages/ended-conversations.ts';
import { discardMessage, retryMessage, sendMessage } from '../../friends/messages/outbox/outbox.ts';
import { noOutbox, outboxOf, subscribeToOutbox } from '../../friends/messages/outbox/outbox-store.ts';
import {
  notConnectedStatuses,
  useOlderMessages,
  useThread,
} from '../../friends/messages/thread/thread-query.ts';
import { threadMessages } from '../../friends/messages/thread-messages.ts';
import { useDisconnect } from '../../friends/messages/use-disconnect.ts';
import { useReadReceipts } from '../../friends/messages/use-read-receipts.ts';
import { useConversationWaves } from '../../friends/waves/use-thread-waves.ts';
import {
  aboutListing,
  hrefOf,
  sellerOf,
  strangerState,
} from '../../market/listings/thread-about-listing.tsx';
import type { AskedListing } from '../../market/listings/use-asked-listing.ts';
import { useListingsOfSeller } from '../../market/listings/use-listings-of-seller.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { useOffline } from '../../platform/offline/use-offline.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { draftOf, dropDraft, dropEmptyDrafts, keepDraft } from '../../platform/shared/drafts.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { useThreadPlaydates } from '../../together/playdates/use-thread-playdates.tsx';
import { useThreadSwaps } from '../../together/swaps/use-thread-swaps.tsx';
import { usePlanActions } from '../person/use-plan-actions.ts';
import { useWaveThread } from './use-wave-thread.ts';

interface ThreadStateOptions {
  readonly memberId: number;
  readonly userId: number | undefined;
  readonly view: ConversationView | undefined;
  readonly other: ThreadMember | undefined;
  /** Whether the lookup is done: without a view they are not connected. */
  readonly searched: boolean;
  readonly asked: AskedListing;
}

const none: readonly never[] = [];
const olderOf = (more: boolean, state: 'idle' | 'loading' | 'failed') => {
  if (!more) return 'none';
  return state === 'idle' ? 'more' : state;
};

export function useThreadState({
  memberId,
  userId,
  view,
  other: known,
  searched,
  asked,
}: ThreadStateOptions): ThreadState {
  // A conversation that exists says for itself what it is about.
  const asking = asked.kind === 'open' && asked.listing.id !== view?.listing?.id ? asked.listing : undefined;
  const isNew = searched && !known;
  const other = known ?? (isNew && asking ? sellerOf(asking) : undefined);
  const { data, error, refetch, isFetching } = useThread(userId);
  const opensAll = useOpens('messages');
  const mayAsk = opensAll && isNew && asked.kind === 'none';
  const choice = useListingsOfSeller({ sellerId: mayAsk ? userId : undefined, memberId });
  const older = useOlderMessages(userId);
  const outbox = useSyncExternalStore(subscribeToOutbox, () => outboxOf(memberId), noOutbox);
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
  const playdates = useThreadPlaydates(userId, stored);
  const swaps = useThreadSwaps(userId);
  const plansWith = usePlanActions();
  const onOlder = useCallback(() => void older.load(), [older.load]);

  const isNotConnected = searched ? isNew && !asking : false;
  const ended = useQuery({ ...endedConversationsQuery, enabled: isNotConnected && userId !== undefined });
  const isRefused = error instanceof ApiError && notConnectedStatuses.includes(error.status);
  const waveThread = useWaveThread(!opensAll && (isNotConnected || isRefused) ? userId : undefined);
  const { waves, loading } = useConversationWaves(userId ?? 0, typeof view?.connectedAt === 'string');
  const hasEnded = ended.data?.some((one) => one.userId === userId);

  if (userId === undefined) return { kind: 'none' };
  if (asked.kind === 'loading' || (asked.kind !== 'none' && !searched)) return { kind: 'loading', other };
  if (asked.kind === 'failed' && !known)
    return { kind: 'failed', other, starting: true, onRetry: asked.onRetry };
  if (asked.kind === 'unavailable' && isNew)
    return { kind: 'unavailable', reason: asked.reason, marketplaceHref: existingPage('/marketplace') };
  if (waveThread) return waveThread;
  // The first question opens the thread.
  const isOpening = isRefused && asking !== undefined;
  if (searched ? isNew && !asking : isRefused) {
    if (!searched || !choice) return { kind: 'loading', other: undefined };
    const closed = { userId, endedHref: hasEnded ? endedConversationPath(userId) : undefined };
    return opensAll ? strangerState(choice, closed) : { kind: 'locked', ...closed };
  }
  if (isRefused && !isOpening) return { kind: opensAll ? 'not-connected' : 'locked', userId };
  if (!data && error && !isOpening) return { kind: 'failed', other, onRetry: () => void refetch() };
  if ((!data && !isOpening) || !other || loading) return { kind: 'loading', other };
  const draft = `message-${userId}${asked.kind === 'open' ? `-${asked.listing.id}` : ''}`;
  const listing = asking ? aboutListing(asking) : (view?.listing ?? undefined);
  return {
    kind: 'ready',
    other,
    offline,
    dialog: (
      <>
        {playdates.dialog}
        {swaps.dialog}
      </>
    ),
    log: {
      messages,
      waves,
      older: olderOf(data?.more ?? false, older.state),
      now,
      below: playdates.below,
      end: swaps.swaps,
      onOlder,
      onRetry,
      onDiscard,
      onAtEnd: setAtEnd,
    },
    composer: {
      draftKey: draft,
      draft: draftOf<string>(memberId, draft) ?? (asking ? introMessage(asking, asking.user.firstName) : ''),
      // Kept also when empty while it would begin anew: the question was sent, or is not wanted.
      onDraft: (text) => (text || asking ? keepDraft(memberId, draft, text) : dropDraft(memberId, draft)),
      onSend(text) {
        // The thread is about another listing now, so that one of before is asked about anew.
        if (asking) dropEmptyDrafts(memberId, `message-${userId}-`, draft);
        return sendMessage(memberId, { receiverId: userId, text, listingId: asking?.id });
      },
      // Not for someone they may write to without being connected.
      plans: view?.matchId ? plansWith({ id: userId, firstName: other.name }, view.matchId) : undefined,
    },
    about: listing && <ThreadListing listing={listing} href={hrefOf(listing, memberId)} />,
    onBlock: parting.onBlock,
    onUnmatch: view?.connectedAt ? parting.onUnmatch : undefined,
  };
}
