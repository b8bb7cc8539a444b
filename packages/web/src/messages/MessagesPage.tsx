import { MessagesScreen } from '@nestmates/ui/screens/messages/MessagesScreen.tsx';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageAt } from '../shared/pages.ts';
import { useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { conversationOf } from './conversation.ts';
import { useConversations } from './conversations-query.ts';
import { openChat } from './open-chat.ts';
import { outboxOf, watchOutbox } from './outbox-store.ts';
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
  const conversations = useMemo(
    () =>
      data?.map((view) =>
        conversationOf(
          view,
          outbox.findLast(({ receiverId }) => receiverId === view.userId),
        ),
      ),
    [data, outbox],
  );
  const userId = openChat(param, query);
  const thread = useThreadState({
    memberId,
    userId,
    view: data?.find((view) => view.userId === userId),
    other: conversations?.find((conversation) => conversation.userId === userId),
    listed: data !== undefined,
  });
  const onRetry = () => void refetch();
  const failed = isError ? ({ kind: 'failed', onRetry } as const) : ({ kind: 'loading' } as const);
  return (
    <MessagesScreen
      state={{
        kind: 'open',
        list: conversations ? { kind: 'ready', conversations } : failed,
        thread: !conversations && isError && userId ? { kind: 'failed', other: undefined, onRetry } : thread,
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
