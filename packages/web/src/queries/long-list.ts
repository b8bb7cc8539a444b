import { pageSize } from '@nestmates/application/contract/page-size.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { callPage, type ListAddress, type ListPage } from '../api/api.ts';

/** The loaded part of a list; `next` is the cursor of the rest. */
export type LongList<Item> = ListPage<Item>;

type Cached<Item> = LongList<Item> | null | undefined;
export type Entry = { readonly id: number } | { readonly userId: number };

interface PageQuery {
  readonly before?: string;
  readonly limit?: number;
}

const idOf = (entry: Entry): number => ('id' in entry ? entry.id : entry.userId);

/** Appends the page after `before`, without duplicates; ignored if the list has another cursor by now. */
export function appendPage<Item extends Entry>(
  list: LongList<Item>,
  before: string,
  page: ListPage<Item>,
): LongList<Item> {
  if (list.next !== before) return list;
  const here = new Set(list.items.map(idOf));
  return { ...page, items: [...list.items, ...page.items.filter((item) => !here.has(idOf(item)))] };
}

/** Refetches as many items as were loaded, so that nothing disappears above the scroll position. */
export async function refetchList<Item extends Entry>(
  readPage: (asked: PageQuery) => Promise<ListPage<Item>>,
  known: () => Cached<Item>,
): Promise<LongList<Item>> {
  // Read each time, because more may have been loaded meanwhile.
  const missing = (count: number) => (known()?.items.length ?? 0) - count;
  const size = (here: number): PageQuery =>
    missing(here) > pageSize.default ? { limit: Math.min(pageSize.max, missing(here)) } : {};
  let list = await readPage(size(0));
  while (list.next !== undefined && missing(list.items.length) > 0) {
    const before = list.next;
    list = appendPage(list, before, await readPage({ before, ...size(list.items.length) }));
  }
  return list;
}

/** The query key of a list is the path of its call. */
export const listKey = ({ path }: { readonly path: string }) => [path] as const;

export const listQueryFn =
  <Item extends Entry>(address: ListAddress<Item>) =>
  ({ client }: QueryFunctionContext): Promise<LongList<Item>> =>
    refetchList(
      (asked) => callPage(address, asked),
      () => client.getQueryData<LongList<Item> | null>(listKey(address)),
    );

/** Changes the items and keeps the cursor. */
export const updateItems = <Item>(
  list: Cached<Item>,
  how: (items: readonly Item[]) => readonly Item[],
): Cached<Item> => list && { ...list, items: how(list.items) };
