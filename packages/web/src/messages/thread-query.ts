import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import type { MessageView } from '@nestmates/application/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../shared/api.ts';
import { queryClient } from '../shared/query-client.ts';
import { merged, pageSize, readNewest, type Thread } from './thread.ts';

/** How the server refuses someone she is not connected with, or who is not there. */
export const strangerStatuses: readonly number[] = [400, 403, 404];

const keyOf = (userId: number) => [messagesCalls.thread.path, userId] as const;

const readPage = (userId: number) => (before: number | undefined) =>
  call(messagesCalls.thread, {
    params: { userId },
    query: { limit: pageSize, ...(before === undefined ? {} : { before }) },
  });

const known = (userId: number) => queryClient.getQueryData<Thread>(keyOf(userId));
const change = (userId: number, how: (thread: Thread) => Thread) =>
  queryClient.setQueryData<Thread>(keyOf(userId), (thread) => thread && how(thread));

/** A message that the server has just answered takes the place of the one on its way. */
export const putInThread = (userId: number, message: MessageView): void => {
  change(userId, (thread) => ({ ...thread, messages: merged(thread.messages, [message]) }));
};

export const useThread = (userId: number | undefined) =>
  useQuery({
    queryKey: keyOf(userId ?? 0),
    queryFn: () => readNewest(readPage(userId ?? 0), () => known(userId ?? 0)),
    enabled: userId !== undefined,
    meta: { failed: 'Failed to fetch messages', foreseen: strangerStatuses },
  });

type OlderState = 'idle' | 'loading' | 'failed';

/** Older messages, a page at a time; what is newer stays as it is. */
export function useOlder(userId: number | undefined) {
  const [last, setLast] = useState<{ readonly userId: number; readonly state: OlderState }>();
  const load = useCallback(async () => {
    const before = userId === undefined ? undefined : known(userId)?.messages[0]?.id;
    if (userId === undefined || before === undefined) return;
    const setState = (state: OlderState) => setLast({ userId, state });
    setState('loading');
    try {
      const page = await readPage(userId)(before);
      change(userId, (thread) => ({
        ...thread,
        messages: merged(page, thread.messages),
        more: page.length === pageSize,
      }));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [userId]);
  // What became of another thread's page says nothing of this one.
  return { state: last && last.userId === userId ? last.state : 'idle', load } as const;
}
