import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMembers, type LongList, longLists, nextOf, pagesFrom } from '../../../testing/long-lists.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const lists: readonly (readonly [string, LongList])[] = Object.entries(longLists);

/** Five at exactly the same time, and two that differ from it by less than a millisecond. */
async function tiedList(list: LongList) {
  const ana = await mother(server);
  const others = await createMembers(server, 7);
  await list.fill(server, ana, others.slice(0, 5), list.moments.tied);
  for (const [nth, at] of list.moments.sameMillisecond.entries()) {
    await list.fill(server, ana, others.slice(5 + nth, 6 + nth), at);
  }
  return { ana, others };
}

const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe.each(lists)('a long list: %s', (_name, list) => {
  it('is read page by page, everyone once, although many have the same time and one is added meanwhile', async () => {
    const { ana, others } = await tiedList(list);
    const first = await ana.get(`${list.path}?limit=2`);
    const rest = nextOf(first);
    await list.fill(server, ana, await createMembers(server, 1), list.moments.first);
    const pages = await pagesFrom(ana, rest ?? '', list);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    const seen = [...JSON.parse(first.text).map(list.whoIn), ...pages.flat()];
    expect(inOrder(seen)).toEqual(others);
    const whole = await pagesFrom(ana, list.path, list);
    expect(whole).toEqual([[expect.any(Number), ...seen]]);
  });

  it('has no next page when it ends with this one', async () => {
    const { ana } = await tiedList(list);
    expect(nextOf(await ana.get(`${list.path}?limit=6`))).toMatch(`${list.path}?limit=6&before=`);
    expect((await ana.get(`${list.path}?limit=7`)).headers.get('link')).toBeNull();
    expect((await ana.get(list.path)).headers.get('link')).toBeNull();
  });

  it('begins anywhere: even where nothing is', async () => {
    const { ana } = await tiedList(list);
    expect((await pagesFrom(ana, `${list.path}?before=${list.beforeFirst}`, list)).flat()).toHaveLength(7);
    expect(await pagesFrom(ana, `${list.path}?before=${list.afterLast}`, list)).toEqual([[]]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['before=', 'before'],
    ['before=x', 'before'],
    ['before=-1', 'before'],
    ['before=1.0', 'before'],
    ['before=1.2.3', 'before'],
    ['before=1.99999999999', 'before'],
    ['before=99999999999999999999', 'before'],
    ['before=99999999999999999.1', 'before'],
    ['page=2', 'page'],
  ])('refuses ?%s', async (query, path) => {
    const ana = await mother(server);
    expect(await ana.get(`${list.path}?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  it('asks the database no more for a later page, and as often for many as for one', async () => {
    const ana = await mother(server);
    await list.fill(server, ana, await createMembers(server, 101), list.moments.tied);
    for (const query of ['', '?limit=1', '?limit=100', `?limit=40&before=${list.beforeFirst}`]) {
      const during = await server.statements.during(() => ana.get(`${list.path}${query}`));
      expect(during, query).toHaveLength(2);
    }
  });
});

/** Who is blocked is on the list of blocks, and an order with their stays. */
const withBlocked = ['blocks', 'purchases', 'sales'];

describe.each(lists.filter(([name]) => !withBlocked.includes(name)))(
  'whom one may not see, on %s',
  (_name, list) => {
    it('makes no page short', async () => {
      const { ana, others } = await tiedList(list);
      const [one = 0, two = 0, three = 0] = others;
      await longLists.blocks.fill(server, ana, [one, two], longLists.blocks.moments.tied);
      await server
        .knex('blocks')
        .insert({ blockerId: three, blockedId: ana.id, createdAt: server.clock.now() });
      const pages = await pagesFrom(ana, `${list.path}?limit=2`, list);
      expect(pages.map(({ length }) => length)).toEqual([2, 2]);
      expect(inOrder(pages.flat())).toEqual(others.slice(3));
    });
  },
);
