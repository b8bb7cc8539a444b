import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import { MessagesScreen } from '@nestmates/ui/screens/messages/MessagesScreen.tsx';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageAt } from '../shared/pages.ts';
import { useMember } from '../shared/session.ts';
import { useRest } from '../shared/use-rest.ts';
import { useTitle } from '../shared/use-title.ts';
import { conversationOf } from './conversation.ts';
import { useConversations } from './conversations-query.ts';
import { openChat } from './open-chat.ts';
import { outboxOf, watchOutbox } from './outbox-store.ts';
import { useOpenConversation } from './use-open-conversation.ts';
import { useThreadState } from './use-thread-state.ts';

export default function MessagesPage() {
  useTitle('Messages');
  const { plan } = useMember();
  if (plan === 'free') return <MessagesScreen state={{ kind: 'locked' }} />;
  return <OpenMessages />;
}

const foldedKey = 'messages-folded';

function OpenMessages() {
  const { id: memberId } = useMember();
  const { userId: param } = useParams();
  const [query] = useSearchParams();
  const [folded, setFolded] = useState(() => localStorage.getItem(foldedKey) !== null);
  const { data, isError, refetch } = useConversations({ enabled: true });
  const outbox = useSyncExternalStore(watchOutbox, () => outboxOf(memberId));
  const shown = useCallback(
    (view: ConversationView) =>
      conversationOf(
        view,
        outbox.findLast(({ receiverId }) => receiverId === view.userId),
      ),
    [outbox],
  );
  const conversations = useMemo(() => data?.items.map(shown), [data, shown]);
  const rest = useRest(messagesCalls.conversations, data);
  const userId = openChat(param, query);
  const open = useOpenConversation(userId, data);
  const other = useMemo(() => open.view && shown(open.view), [open.view, shown]);
  const thread = useThreadState({
    memberId,
    userId,
    view: open.view,
    other,
    sought: open.sought,
  });
  const onRetry = () => void refetch();
  const onThreadRetry = !conversations && isError ? onRetry : open.onRetry;
  const failed = isError ? ({ kind: 'failed', onRetry } as const) : ({ kind: 'loading' } as const);
  return (
    <MessagesScreen
      state={{
        kind: 'open',
        list: conversations ? { kind: 'ready', conversations, rest } : failed,
        thread:
          onThreadRetry && userId ? { kind: 'failed', other: undefined, onRetry: onThreadRetry } : thread,
        openId: userId,
        browseHref: pageAt('/browse'),
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
