import { currentToast, dismissToast, toast } from '@nestmates/ui/toasts/toast.ts';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedItems, listQuery, updateList } from './lists.ts';
import { queryClient } from './query-client.ts';

const name = 'get /api/blocks';
const query = { ...listQuery(name), meta: { failedMessage: 'Failed to fetch blocks' } };
const memberIds = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const everyone = (to: number) => memberIds(1, to);

/** A server with a list that can change; it answers pages of 50 and says which were asked for. */
function serve(initial: readonly number[]) {
  const server = {
    list: initial,
    asked: [] as (string | null)[],
    fails: false,
    /** The next answer waits for this. */
    hold: undefined as Promise<void> | undefined,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const before = new URL(address, 'http://localhost').searchParams.get('before');
    server.asked.push(before);
    const { hold, fails } = server;
    if (fails) throw new TypeError('Failed to fetch');
    // Read before waiting, as an answer may be outdated by the time it arrives.
    const rest = before === null ? server.list : server.list.slice(server.list.indexOf(Number(before)) + 1);
    const page = rest.slice(0, 50);
    await hold;
    const more = rest.length > 50;
    return new Response(JSON.stringify(page.map((userId) => ({ userId }))), {
      headers: more ? { Link: `</api/blocks?before=${page.at(-1)}>; rel="next"` } : {},
    });
  });
  return server;
}

const observer = () => new InfiniteQueryObserver(queryClient, query);
type Observer = ReturnType<typeof observer>;
const shown = (list: Observer) => list.getCurrentResult().data?.items.map(({ userId }) => userId);

/** The list with its first pages loaded, as a page that shows it. */
async function opened(pages: number): Promise<Observer> {
  const list = observer();
  stops.push(list.subscribe(() => undefined));
  await list.refetch({ cancelRefetch: false });
  for (let page = 1; page < pages; page += 1) await list.fetchNextPage();
  return list;
}

let stops: (() => void)[] = [];
beforeEach(() => {
  queryClient.clear();
  toast({ title: 'Before' });
  dismissToast();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

describe('a list', () => {
  it('begins with one page, and knows that there are more', async () => {
    const server = serve(everyone(120));
    const list = await opened(1);
    expect(shown(list)).toEqual(everyone(50));
    expect(list.getCurrentResult()).toMatchObject({ hasNextPage: true, data: { complete: false } });
    expect(server.asked).toEqual([null]);
  });

  it.each([50, 0])('of %i is whole with its first page', async (count) => {
    serve(everyone(count));
    const list = await opened(1);
    expect(shown(list)).toEqual(everyone(count));
    expect(list.getCurrentResult()).toMatchObject({ hasNextPage: false, data: { complete: true } });
  });

  it('goes on where its last page ended', async () => {
    const server = serve(everyone(120));
    const list = await opened(3);
    expect(shown(list)).toEqual(everyone(120));
    expect(list.getCurrentResult().data?.complete).toBe(true);
    expect(server.asked).toEqual([null, '50', '100']);
  });

  it('has nobody twice', async () => {
    const server = serve(everyone(60));
    const list = await opened(1);
    server.list = [...everyone(50), ...memberIds(45, 60)];
    await list.fetchNextPage();
    expect(shown(list)).toEqual(everyone(60));
  });
});

describe('a list that is read again', () => {
  it('is read as far as it was', async () => {
    const server = serve(everyone(120));
    const list = await opened(2);
    server.list = [0, ...everyone(120)];
    await list.refetch();
    expect(shown(list)).toEqual([0, ...everyone(99)]);
    expect(server.asked.slice(2)).toEqual([null, '49']);
  });

  it('is whole where it has become shorter', async () => {
    const server = serve(everyone(120));
    const list = await opened(3);
    server.list = everyone(30);
    await list.refetch();
    expect(shown(list)).toEqual(everyone(30));
    expect(list.getCurrentResult().data?.complete).toBe(true);
  });

  it('keeps what it has where that fails, and says so', async () => {
    const server = serve(everyone(120));
    const list = await opened(2);
    server.fails = true;
    await list.refetch();
    expect(shown(list)).toEqual(everyone(100));
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to fetch blocks' });
  });
});

describe('a further page that fails', () => {
  it('leaves the list as it is, and can be loaded again', async () => {
    const server = serve(everyone(120));
    const list = await opened(1);
    server.fails = true;
    await list.fetchNextPage();
    expect(list.getCurrentResult()).toMatchObject({ isFetchNextPageError: true, hasNextPage: true });
    expect(shown(list)).toEqual(everyone(50));
    server.fails = false;
    await list.fetchNextPage();
    expect(list.getCurrentResult().isFetchNextPageError).toBe(false);
    expect(shown(list)).toEqual(everyone(100));
  });

  it('is shown at the end of the list and not in a toast', async () => {
    const server = serve(everyone(120));
    const list = await opened(1);
    server.fails = true;
    await list.fetchNextPage();
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
  });
});

describe('a list that changes in the cache', () => {
  const without = (gone: number) =>
    updateList(name, (items) => items.filter(({ userId }) => userId !== gone));

  it('can lose an entry of any page, and goes on where it did', async () => {
    serve(everyone(120));
    const list = await opened(2);
    without(70);
    expect(cachedItems(name).map(({ userId }) => userId)).toEqual([...everyone(69), ...memberIds(71, 100)]);
    await list.fetchNextPage();
    expect(shown(list)).toEqual([...everyone(69), ...memberIds(71, 120)]);
  });

  it('does not get it back from a further page that was on its way', async () => {
    const server = serve(everyone(120));
    const list = await opened(1);
    const answered = Promise.withResolvers<void>();
    server.hold = answered.promise;
    const furtherPage = list.fetchNextPage();
    without(7);
    answered.resolve();
    await furtherPage;
    await list.fetchNextPage();
    expect(shown(list)).toEqual([...everyone(6), ...memberIds(8, 100)]);
  });

  it('stays unknown where it was not loaded', () => {
    without(7);
    expect(cachedItems(name)).toEqual([]);
    expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
  });
});
