import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { appendPage, type LongList, refetchList, updateItems } from './long-list.ts';

interface Item {
  readonly id: number;
}

const items = (from: number, to: number): readonly Item[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: from + n }));
const ids = (list: LongList<Item> | null | undefined) => list?.items.map(({ id }) => id);

/** A server with `total` items that records the queries. */
function served(total: number) {
  const asked: { readonly before?: string; readonly limit?: number }[] = [];
  const readPage = async (query: { readonly before?: string; readonly limit?: number }) => {
    asked.push(query);
    const first = Number(query.before ?? 0) + 1;
    const last = Math.min(total, first + (query.limit ?? 50) - 1);
    return { items: items(first, last), ...(last < total ? { next: String(last) } : {}) };
  };
  return { asked, readPage };
}

describe('a long list', () => {
  it('begins with one page, and knows where it goes on', async () => {
    const { asked, readPage } = served(120);
    const list = await refetchList(readPage, () => undefined);
    expect(list).toEqual({ items: items(1, 50), next: '50' });
    expect(asked).toEqual([{}]);
  });

  it('is whole when there is no next page', async () => {
    expect(await refetchList(served(50).readPage, () => undefined)).toEqual({ items: items(1, 50) });
    expect(await refetchList(served(0).readPage, () => null)).toEqual({ items: [] });
  });

  it('goes on with the next page', () => {
    const list = { items: items(1, 50), next: '50' };
    expect(appendPage(list, '50', { items: items(51, 100), next: '100' })).toEqual({
      items: items(1, 100),
      next: '100',
    });
    expect(appendPage(list, '50', { items: items(51, 60) })).toEqual({ items: items(1, 60) });
  });

  it('has nobody twice', () => {
    const list = appendPage({ items: items(1, 4), next: '4' }, '4', { items: items(3, 6) });
    expect(ids(list)).toEqual([1, 2, 3, 4, 5, 6]);
    const byMember = { items: [{ userId: 7 }], next: 'a' };
    expect(appendPage(byMember, 'a', { items: [{ userId: 7 }, { userId: 8 }] }).items).toEqual([
      { userId: 7 },
      { userId: 8 },
    ]);
  });

  it('drops a page that comes when the list goes on elsewhere by now', () => {
    const readMeanwhile = { items: items(1, 3), next: '3' };
    expect(appendPage(readMeanwhile, '50', { items: items(51, 100) })).toBe(readMeanwhile);
    const whole = { items: items(1, 3) };
    expect(appendPage(whole, '50', { items: items(51, 100) })).toBe(whole);
  });

  it('is read again as far as it was, in few calls', async () => {
    const { asked, readPage } = served(500);
    const list = await refetchList(readPage, () => ({ items: items(1, 330), next: '330' }));
    expect(list).toEqual({ items: items(1, 330), next: '330' });
    expect(asked).toEqual([{ limit: 200 }, { before: '200', limit: 130 }]);
  });

  it('is read again to its end where it has become shorter', async () => {
    const { readPage } = served(70);
    expect(await refetchList(readPage, () => ({ items: items(1, 330) }))).toEqual({ items: items(1, 70) });
  });

  it('keeps a page that was read while it was read again', async () => {
    const client = new QueryClient();
    const key = ['list'];
    client.setQueryData(key, { items: items(1, 50), next: '50' });
    const { readPage } = served(120);
    const readAgainAndMore = refetchList(
      async (query) => {
        const page = await readPage(query);
        client.setQueryData<LongList<Item>>(
          key,
          (list) => list && appendPage(list, '50', { items: items(51, 100), next: '100' }),
        );
        return page;
      },
      () => client.getQueryData<LongList<Item>>(key),
    );
    expect(ids(await readAgainAndMore)).toEqual(items(1, 100).map(({ id }) => id));
  });

  it('can lose an entry, and goes on where it did', () => {
    const list = { items: items(1, 3), next: '3' };
    expect(updateItems(list, (all) => all.filter(({ id }) => id !== 2))).toEqual({
      items: [{ id: 1 }, { id: 3 }],
      next: '3',
    });
    expect(updateItems<Item>(undefined, (all) => all)).toBeUndefined();
    expect(updateItems<Item>(null, (all) => all)).toBeNull();
  });
});
