import type { MoreItems } from '@nestmates/ui/components/navigation/LoadMore.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Loads the further pages of a list; undefined once everything is loaded. */
export function useLoadMore({
  hasNextPage,
  isFetching,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>): MoreItems | undefined {
  // It would call off a refetch that is under way. `LoadMore` calls again when `onMore` is another function.
  const onMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  if (!hasNextPage) return undefined;
  if (isFetchingNextPage) return { kind: 'loading', onMore };
  return { kind: isFetchNextPageError ? 'failed' : 'more', onMore };
}
