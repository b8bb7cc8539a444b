import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { sentAnswer } from '../../../platform/queries/list-page.ts';
import { queryClient } from '../../../platform/queries/query-client.ts';
import { queryKey } from '../../../platform/queries/query-key.ts';
import { mergeMessages, pageSize, readNewest, type Thread, threadOfPage } from './thread.ts';

/** How the server answers if they are not connected or the member does not exist. */
export const notConnectedStatuses: readonly number[] = [400, 403, 404];

const keyOf = (userId: number) => queryKey('get /api/messages/:userId', userId);

const readPage = (userId: number) => (before: number | undefined) =>
  call('get /api/messages/:userId', {
    params: { userId },
    query: { limit: pageSize, ...(before === undefined ? {} : { before }) },
  });

const cachedThread = (userId: number) => queryClient.getQueryData<Thread>(keyOf(userId));
const updateThread = (userId: number, how: (thread: Thread) => Thread) =>
  queryClient.setQueryData<Thread>(keyOf(userId), (thread) => thread && how(thread));

/** Adds a message that the server has just stored; where the thread was refused until now, it is the first. */
export const addToThread = (userId: number, message: MessageView): void => {
  const { data, error } = queryClient.getQueryState<Thread>(keyOf(userId)) ?? {};
  if (!data && error) queryClient.setQueryData<Thread>(keyOf(userId), threadOfPage([message]));
  updateThread(userId, (thread) => ({ ...thread, messages: mergeMessages(thread.messages, [message]) }));
};

export const useThread = (userId: number | undefined) =>
  useQuery({
    queryKey: keyOf(userId ?? 0),
    queryFn: () => readNewest(readPage(userId ?? 0), () => cachedThread(userId ?? 0)),
    initialData() {
      const page =
        userId && sentAnswer('get /api/messages/:userId', { params: { userId }, query: { limit: pageSize } });
      return page ? threadOfPage(page) : undefined;
    },
    enabled: userId !== undefined,
    meta: { failedMessage: 'Failed to fetch messages', expectedStatuses: notConnectedStatuses },
  });

type OlderState = 'idle' | 'loading' | 'failed';

/** Loads older messages page by page. */
export function useOlderMessages(userId: number | undefined) {
  const [lastLoad, setLastLoad] = useState<{ readonly userId: number; readonly state: OlderState }>();
  const load = useCallback(async () => {
    const before = userId === undefined ? undefined : cachedThread(userId)?.messages[0]?.id;
    if (userId === undefined || before === undefined) return;
    const setState = (state: OlderState) => setLastLoad({ userId, state });
    setState('loading');
    try {
      const page = await readPage(userId)(before);
      updateThread(userId, (thread) => ({
        ...thread,
        messages: mergeMessages(page, thread.messages),
        more: page.length === pageSize,
      }));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [userId]);
  // The state belongs to the thread that was open when it was set.
  return { state: lastLoad && lastLoad.userId === userId ? lastLoad.state : 'idle', load } as const;
}
