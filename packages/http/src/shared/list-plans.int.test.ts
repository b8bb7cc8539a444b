import { blocksMadeBy } from '@nestmates/infrastructure/blocks/sql-blocks.ts';
import { connectionsOf, requestsTo } from '@nestmates/infrastructure/connections/sql-connection-queries.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longLists, strangers } from '../testing/long-lists.ts';
import { mother } from '../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
/** Only she blocks: what the other's lists leave out is not counted as read. */
let bea: TestMember;
const page = 51;
const day = '2026-03-05T10:00:00Z';

beforeAll(async () => {
  server = await testServer();
  const others = await strangers(server, 400);
  ana = await mother(server);
  bea = await mother(server);
  others.push(...(await strangers(server, 400)));
  await longLists.matches.fill(server, ana, others, day);
  await longLists['pending requests'].fill(server, ana, others, day);
  await longLists.blocks.fill(server, bea, others, day);
  // Everybody else has many too.
  for (const columns of [
    'matches (user_id1, user_id2, created_at)',
    'connection_requests (requester_id, recipient_id, created_at)',
    'blocks (blocker_id, blocked_id, created_at)',
  ]) {
    await server.knex.raw(
      `insert into ${columns} select a, b, now() from unnest(?::integer[]) a, unnest(?::integer[]) b
       where a < b and (a * 31 + b) % 8 = 0`,
      [others, others],
    );
  }
  await server.knex.raw('vacuum analyze');
});
afterAll(() => server.close());

async function planOf(text: string, values: readonly (number | null)[], mode: string): Promise<string> {
  return server.knex.transaction(async (trx) => {
    await trx.raw(`set local plan_cache_mode = force_${mode}_plan`);
    await trx.raw(`prepare a_page as ${text}`);
    const given = values.map((value) => value ?? 'null').join(', ');
    const { rows } = await trx.raw(`explain (analyze, timing off, costs off) execute a_page (${given})`);
    await trx.raw('deallocate a_page');
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  });
}

it.each([
  ['matches', connectionsOf.text, 'matches_of_(?:first|second)_by_age', 2],
  ['connection_requests', requestsTo.text, 'connection_requests_waiting', 2],
  ['blocks', blocksMadeBy.text, 'blocks_by_age', 3],
] as const)(
  'a page of %s is one walk down an index, of no more rows than the page has',
  async (table, text, index, before) => {
    const { id } = table === 'blocks' ? bea : ana;
    for (const mode of ['custom', 'generic']) {
      const plan = await planOf(text, [id, ...Array(before - 1).fill(null), page], mode);
      const walks = plan.matchAll(new RegExp(`Scan Backward using ${index} on ${table}.*rows=(\\d+)`, 'g'));
      const read = [...walks].map(([, rows]) => Number(rows));
      expect(Math.max(...read), plan).toBe(page);
      expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
    }
  },
);
