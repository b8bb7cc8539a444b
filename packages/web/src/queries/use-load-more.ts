import type { MoreItems } from '@nestmates/ui/components/navigation/LoadMore.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callPage, type ListAddress } from '../api/api.ts';
import { appendPage, type Entry, type LongList, listKey } from './long-list.ts';

/** Loads the next pages of a list; undefined once everything is loaded. */
export function useLoadMore<Item extends Entry>(
  address: ListAddress<Item>,
  list: LongList<Item> | null | undefined,
): MoreItems | undefined {
  const client = useQueryClient();
  const next = list?.next;
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (before: string) => callPage(address, { before }),
    onSuccess(page, before) {
      client.setQueryData<LongList<Item> | null>(
        listKey(address),
        (now) => now && appendPage(now, before, page),
      );
    },
  });
  const onMore = useCallback(() => next !== undefined && mutate(next), [mutate, next]);
  if (next === undefined) return undefined;
  // The state belongs to the page that was requested.
  const tried = variables === next;
  if (tried && isPending) return { kind: 'loading', onMore };
  return { kind: tried && isError ? 'failed' : 'more', onMore };
}
