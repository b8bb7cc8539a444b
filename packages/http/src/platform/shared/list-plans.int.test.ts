import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { blocksPage } from '@nestmates/infrastructure/friends/blocks/block-repository.ts';
import {
  connectionsOf,
  requestsTo,
} from '@nestmates/infrastructure/friends/connections/connection-reader.ts';
import { countsOf } from '@nestmates/infrastructure/site/badges/badge-reader.ts';
import { calendarPage } from '@nestmates/infrastructure/together/calendar/calendar-reader.ts';
import {
  playdatesAhead,
  playdatesPast,
} from '@nestmates/infrastructure/together/playdates/playdate-reader.ts';
import { swapsOf } from '@nestmates/infrastructure/together/swaps/swap-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMembers, longLists } from '../../../testing/long-lists.ts';
import { mother } from '../../../testing/mothers.ts';
import { planOf, type Sent, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
/** Only this member has blocks, because rows that a list leaves out are not counted as read. */
let bea: TestMember;
const page = 51;
const day = '2026-03-05T10:00:00Z';

beforeAll(async () => {
  server = await testServer();
  const others = await createMembers(server, 400);
  ana = await mother(server);
  bea = await mother(server);
  others.push(...(await createMembers(server, 400)));
  await longLists.matches.fill(server, ana, others, day);
  await longLists['pending requests'].fill(server, ana, others, day);
  await longLists.blocks.fill(server, bea, others, day);
  const ahead = longLists.calendar.moments.tied;
  await longLists['pending swaps'].fill(server, ana, others, ahead);
  // And as many confirmed ones.
  await longLists.calendar.fill(server, ana, others, ahead);
  await longLists['proposed playdates'].fill(server, ana, others, ahead);
  await longLists['scheduled playdates'].fill(server, ana, others, ahead);
  await longLists['past playdates'].fill(server, ana, others, day);
  // The other members have long lists too.
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
  await server.knex.raw(`
    insert into babysitting_swaps (requester_id, recipient_id, match_id, date, location, child_ids,
      emergency_contact, created_at)
    select user_id1, user_id2, id, now() + id % 90 * interval '1 day', 'Park', '{1}', 'Sam', now() from matches;
    insert into playdates (user_id_one, user_id_two, match_id, proposed_by, status, times, date, ends_at, created_at,
      scheduled_at)
    select user_id1, user_id2, id, user_id1, 'scheduled', array[at], at, at, now(), now()
    from matches cross join lateral (select now() + (id % 90 - 45) * interval '1 day' as at) either_way;
    insert into calendar_events (user_id, title, date, created_at)
    select user_id1, 'Dentist', now() + id % 90 * interval '1 day', now() from matches;
  `);
  await server.knex.raw('vacuum analyze');
});
afterAll(() => server.close());

const eitherWay = 'babysitting_swaps_(?:sent|received)';
const firstPage = { limit: page };
const noCursor = { before: null, at: null, id: null };
const swapsPage = (me: number, status: string, from: Date): Sent =>
  sentBy(server.knex.raw(swapsOf, { me, status, from, until: null, ...firstPage, ...noCursor }));

it.each([
  [
    'connection_requests',
    'Backward using connection_requests_waiting',
    (me: number) => sentBy(server.knex.raw(requestsTo, { me, ...firstPage, ...noCursor })),
  ],
  ['blocks', 'Backward using blocks_by_age', (me: number) => sentBy(blocksPage(server.knex, me, firstPage))],
  ['babysitting_swaps', `using ${eitherWay}`, (me: number) => swapsPage(me, 'pending', new Date())],
  [
    'babysitting_swaps',
    `using ${eitherWay}`,
    (me: number) => swapsPage(me, 'confirmed', later(new Date(), -days(1))),
  ],
  [
    'playdates',
    'using playdates_ahead_of_(?:one|two)',
    (me: number) =>
      sentBy(
        server.knex.raw(playdatesAhead, { me, list: 'proposed', now: new Date(), ...firstPage, ...noCursor }),
      ),
  ],
  [
    'playdates',
    'Backward using playdates_past_of_(?:one|two)',
    (me: number) =>
      sentBy(server.knex.raw(playdatesPast, { me, now: new Date(), ...firstPage, ...noCursor })),
  ],
  [
    'calendar_events',
    'using calendar_events_ahead',
    (me: number) => sentBy(calendarPage(server.knex, me, new Date(), firstPage).toKnexQuery()),
  ],
] as const)(
  'a page of %s is one walk down an index for each direction, of no more rows than the page has',
  async (table, scan, pageFor) => {
    const { id } = table === 'blocks' ? bea : ana;
    for (const mode of ['custom', 'generic'] as const) {
      const plan = await planOf(server, pageFor(id), mode);
      const walks = plan.matchAll(new RegExp(`Scan ${scan} on ${table}.*rows=(\\d+)`, 'g'));
      const read = [...walks].map(([, rows]) => Number(rows));
      expect(Math.max(...read), plan).toBeLessThanOrEqual(page);
      expect(
        read.reduce((sum, rows) => sum + rows, 0),
        plan,
      ).toBeGreaterThanOrEqual(page);
      expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
    }
  },
);

it('connections are sorted by what happened last, each looked up by an index', async () => {
  const bindings: Record<string, unknown> = {
    me: ana.id,
    withWords: true,
    now: new Date(),
    ...firstPage,
    ...noCursor,
  };
  const sent = { text: connectionsOf.text, values: connectionsOf.parameters.map((name) => bindings[name]) };
  for (const mode of ['custom', 'generic'] as const) {
    const plan = await planOf(server, sent, mode);
    expect(plan).not.toMatch(/Seq Scan on (?:matches|babysitting_swaps|playdates)/);
  }
});

it('the counts of long lists are read from indexes', async () => {
  const now = new Date();
  for (const mode of ['custom', 'generic'] as const) {
    const plan = await planOf(
      server,
      sentBy(
        server.knex.raw(countsOf, {
          me: ana.id,
          now,
          since: now,
          settledBefore: now,
          verifiedOnly: true,
          askedFrom: now,
          askedUntil: now,
          which: 'all',
        }),
      ),
      mode,
    );
    expect(plan).not.toMatch(/Seq Scan on (?:matches|connection_requests|babysitting_swaps|playdates)/);
  }
});
