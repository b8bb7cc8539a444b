import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { ItemOf, ListEntry, ListName, ListParams, PagedName, ReadArguments } from '../api/endpoints.ts';
import { callPage, type ListPage, sentPage } from './list-page.ts';
import { queryClient } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { failureOf } from './read-failures.ts';
import { readKey, requestOf } from './read-query.ts';

type Pages<Item> = InfiniteData<ListPage<Item>, string | undefined>;

/** What was loaded of a list. */
export interface LoadedList<Item> {
  readonly items: readonly Item[];
  /** Whether there are no further pages. */
  readonly complete: boolean;
}

const idOf = (entry: ListEntry): number | string => ('id' in entry ? entry.id : entry.userId);

/** Nobody twice, though a page may have been read before its list changed and the next one after it. */
const joinPages = <Item extends ListEntry>({ pages }: Pages<Item>): LoadedList<Item> => ({
  items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()],
  complete: pages.at(-1)?.next === undefined,
});

/**
 * The query of a list that is loaded page by page. A refetch reads as many pages as were loaded, so that nothing
 * disappears above the scroll position.
 */
export function listQuery<Name extends PagedName>(name: Name, ...[given = {}]: ReadArguments<Name>) {
  const request = requestOf(name, given);
  const { query } = request;
  const params = request.params as ListParams<Name>;
  return infiniteQueryOptions({
    queryKey: readKey(name, request),
    queryFn: ({ pageParam }) => callPage(name, { ...query, before: pageParam }, params),
    initialData() {
      const first = sentPage(name, query, params);
      return first && { pages: [first], pageParams: [undefined] };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: joinPages<ItemOf<Name>>,
    meta: failureOf(name),
  });
}

/** The cached items of a list; none if it was not loaded. */
export const cachedItems = <Name extends ListName>(name: Name): readonly ItemOf<Name>[] =>
  queryClient.getQueryData<Pages<ItemOf<Name>>>(queryKey(name))?.pages.flatMap(({ items }) => items) ?? [];

/** Changes the cached items of a list. */
export function updateList<Name extends ListName>(
  name: Name,
  how: (items: readonly ItemOf<Name>[]) => readonly ItemOf<Name>[],
): void {
  const key = queryKey(name);
  // A further page under way would bring the old items back. It is loaded again when its place is in view.
  if (queryClient.getQueryState(key)?.fetchMeta?.fetchMore)
    void queryClient.cancelQueries({ queryKey: key, exact: true }, { silent: true });
  queryClient.setQueryData<Pages<ItemOf<Name>>>(
    key,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: how(page.items) })) },
  );
}
