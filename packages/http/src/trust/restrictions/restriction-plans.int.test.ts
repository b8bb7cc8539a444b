import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Marked, markedThings, marks } from '../../../testing/hidden-things-setup.ts';
import { planOf } from '../../../testing/query-plans.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let marked: Marked;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  marked = await markedThings(server);
  const { knex, clock } = server;
  const at = clock.now();
  await knex.raw(
    `with banned as (
       insert into users (email, password, created_at)
       select 'banned' || n || '@nestmates.test', 'none', ? from generate_series(1, 5000) n returning id
     ) insert into restricted_members (member_id, kind) select id, 'banned' from banned`,
    [at],
  );
  await knex.raw(
    `insert into hidden_things (kind, thing_id, member_id, why, hidden_at)
     select kind, (1000000 + n)::text, ?, 'removed', ?
     from unnest(?::text[]) kind cross join generate_series(1, 1000) n`,
    [marked.stranger.id, at, Object.keys(marks)],
  );
  await knex.raw('vacuum analyze');
}, 60_000);
afterAll(() => server.close());

const tables = ['restricted_members', 'hidden_things'];
const rowsRead = /\bon (?:restricted_members|hidden_things)\b.*?actual rows=(\d+)/g;

/** Nobody's read asks, of all that are restricted or hidden, for more than those whom it would show. */
it('looks restrictions up by their key, however many there are', {
  timeout: scaledTimeout(240_000),
}, async () => {
  const { friend, ids } = marked;
  const read = new Map<string, number>();
  for (const { endpoint } of server.routes) {
    if (endpoint.method !== 'get' || endpoint.streams || endpoint.access === 'admin') continue;
    const all = endpoint.path.includes(':') ? ids : [''];
    const sent = await server.statements.sentDuring(async () => {
      for (const id of all) await friend.get(endpoint.path.replaceAll(/:\w+/g, String(id)));
    });
    for (const statement of sent.filter(({ text }) => tables.some((table) => text.includes(table)))) {
      const plan = await planOf(server, statement, 'custom');
      const most = Math.max(0, ...[...plan.matchAll(rowsRead)].map(([, rows]) => Number(rows)));
      read.set(endpoint.path, Math.max(most, read.get(endpoint.path) ?? 0));
    }
  }
  expect(read.size).toBeGreaterThan(20);
  expect([...read].filter(([, rows]) => rows > 50)).toEqual([]);
});
