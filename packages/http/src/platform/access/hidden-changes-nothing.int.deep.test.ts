import type { MatchFacts } from '@nestmates/application/friends/matching/ports.ts';
import { endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leaksOf } from '../../../testing/leaks-of.ts';
import { ofMemberAlone } from '../../../testing/rows-of-member.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { columnsIn, shownTo } from '../../../testing/what-is-hidden.ts';
import {
  isOfSandboxProvider,
  nothingPrivate,
  ofMemberAndAdministrators,
} from '../../../testing/what-is-private.ts';
import { serve } from '../shared/serve.ts';

const env = { RATE_LIMITS: 'off' };
let server: TestServer;
/** Whether the leaks of this test are there. */
let planted = false;

const withDiagnoses = async (facts: readonly MatchFacts[]): Promise<readonly MatchFacts[]> =>
  Promise.all(
    facts.map(async (member) => {
      const rows = await server.knex('children').where({ userId: member.id }).orderBy('position');
      const children = member.children.map((child, n) => ({
        ...child,
        interests: [...child.interests, ...rows[n].developmentalSupport],
      }));
      return { ...member, children };
    }),
  );

/** Finds members by their last names, as a search might that was made for administrators. */
const byLastName = endpoint({
  method: 'get',
  path: '/api/planted/members',
  access: 'public',
  query: { name: z.optional(z.string()) },
  response: z.object({ found: z.int() }),
  summary: 'A leak of this test.',
});
/** Tells how much a table holds of a member. */
const rowsOf = endpoint({
  method: 'get',
  path: '/api/planted/searches/:id',
  access: 'signed-in',
  params: { id: pathId },
  response: z.object({ searches: z.int() }),
  summary: 'A leak of this test.',
});
const countIn = async (table: string, where: object): Promise<number> =>
  planted ? Number((await server.knex(table).where(where).count({ number: '*' }).first())?.number) : 0;

beforeAll(async () => {
  server = await testServer({
    env,
    extraRoutes: [
      serve(byLastName, async ({ query: { name = '' } }) => ({
        found: await countIn('users', { lastName: name }),
      })),
      serve(rowsOf, async ({ params: { id } }) => ({
        searches: await countIn('saved_searches', { userId: id }),
      })),
    ],
    // Scores what no card shows, as the search once did.
    swap: (container) => {
      const real = container.get(port('candidates'));
      container.rebind(port('candidates')).toConstantValue({
        search: (me, since) => real.search(me, since),
        visibleFacts: async (me, ids) => {
          const facts = await real.visibleFacts(me, ids);
          return planted ? withDiagnoses(facts) : facts;
        },
      });
    },
  });
});
beforeEach(() => {
  planted = false;
});
afterAll(() => server.close());

describe('what is hidden', () => {
  it('is said for every column of these tables', async () => {
    const { rows } = await server.knex.raw(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = any(?)`,
      [Object.keys(shownTo)],
    );
    expect(columnsIn(shownTo).toSorted()).toEqual(rows.map(({ name }: { name: string }) => name).toSorted());
  });

  it('is said for every table', async () => {
    const { rows } = await server.knex.raw(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name not like 'knex\\_%'`,
    );
    const said = [shownTo, ofMemberAlone, ofMemberAndAdministrators, nothingPrivate].flatMap(Object.keys);
    const tables = rows.map(({ name }: { name: string }) => name);
    expect(said.toSorted()).toEqual(tables.filter((name: string) => !isOfSandboxProvider(name)).toSorted());
  });

  const timeout = 240_000;
  it('changes no answer to anybody from whom it is hidden', { timeout }, async () => {
    expect(await leaksOf(server, { oneOf: isFull ? 1 : 8 })).toEqual([]);
  });

  if (isFull) {
    it('is found when the search scores a diagnosis', { timeout }, async () => {
      planted = true;
      expect(await leaksOf(server, { only: '/api/match' })).toContain('stranger: post /api/match/calculate');
    });

    it('is found when a column is shown that is declared hidden', { timeout }, async () => {
      const { checkins, ...others } = shownTo;
      const table = {
        ...others,
        checkins: { ...checkins, everyone: 'city state created_at', member: 'location' },
      };
      expect(await leaksOf(server, { table, only: '/api/checkin' })).toContain(
        'stranger: get /api/checkin/recent',
      );
    });

    it('is found when it can be searched for, and when rows can be counted', { timeout }, async () => {
      planted = true;
      const leaks = await leaksOf(server, { only: '/api/planted' });
      expect(leaks).toContain('visitor: get /api/planted/members?name=Stone');
      expect(
        leaks.filter((leak) => leak.startsWith('administrator: get /api/planted/searches/')),
      ).toHaveLength(1);
    });
  }
});
