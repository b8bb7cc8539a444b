import { pageSize } from '@nestmates/application/contract/page-size.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { callPage, type ListAddress, type ListPage } from './api.ts';

/** As much of a long list as was read, and where it goes on; without `next` it is the whole of it. */
export type LongList<Item> = ListPage<Item>;

type Cached<Item> = LongList<Item> | null | undefined;
export type Entry = { readonly id: number } | { readonly userId: number };

interface Asked {
  readonly before?: string;
  readonly limit?: number;
}

const idOf = (entry: Entry): number => ('id' in entry ? entry.id : entry.userId);

/** With the page that begins at `before`: nobody twice, and nothing at all if the list goes on elsewhere by now. */
export function continued<Item extends Entry>(
  list: LongList<Item>,
  before: string,
  page: ListPage<Item>,
): LongList<Item> {
  if (list.next !== before) return list;
  const here = new Set(list.items.map(idOf));
  return { ...page, items: [...list.items, ...page.items.filter((item) => !here.has(idOf(item)))] };
}

/** From the beginning until as many are here again as before: nothing that she has scrolled past goes away. */
export async function readAgain<Item extends Entry>(
  readPage: (asked: Asked) => Promise<ListPage<Item>>,
  known: () => Cached<Item>,
): Promise<LongList<Item>> {
  // Asked each time: more may have been read meanwhile.
  const missing = (here: number) => (known()?.items.length ?? 0) - here;
  const size = (here: number): Asked =>
    missing(here) > pageSize.default ? { limit: Math.min(pageSize.max, missing(here)) } : {};
  let list = await readPage(size(0));
  while (list.next !== undefined && missing(list.items.length) > 0) {
    const before = list.next;
    list = continued(list, before, await readPage({ before, ...size(list.items.length) }));
  }
  return list;
}

/** A long list is known by the path of its call. */
export const listKey = ({ path }: { readonly path: string }) => [path] as const;

export const readList =
  <Item extends Entry>(address: ListAddress<Item>) =>
  ({ client }: QueryFunctionContext): Promise<LongList<Item>> =>
    readAgain(
      (asked) => callPage(address, asked),
      () => client.getQueryData<LongList<Item> | null>(listKey(address)),
    );

/** Other entries, or fewer; where the list goes on stays as it is. */
export const changed = <Item>(
  list: Cached<Item>,
  how: (items: readonly Item[]) => readonly Item[],
): Cached<Item> => list && { ...list, items: how(list.items) };
