import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useBlock } from '../blocks/use-block.ts';
import { useRespond } from './use-respond.ts';

/** The state that the panel and the page of connection requests share. */
export function useRequests(query: UseInfiniteQueryResult<LoadedList<RequestView>>) {
  const { respond, answering } = useRespond();
  const block = useBlock();
  const shown = useRef<readonly RequestView[]>([]);
  if (!query.data) return loadingOrFailed(query);
  shown.current = keepAnsweredInPlace(
    shown.current,
    query.data.items,
    new Set(answering.map(({ requestId }) => requestId)),
  );
  return {
    kind: 'ready',
    requests: shown.current,
    answering,
    onAnswer: respond,
    onBlock: ({ requester }: RequestView) => block({ userId: requester.id, firstName: requester.firstName }),
  } as const;
}
