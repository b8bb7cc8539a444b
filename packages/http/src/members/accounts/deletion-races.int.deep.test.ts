import { mkdir, writeFile } from 'node:fs/promises';
import { rounds, sampled } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArrangedCall, Two } from '../../../testing/calls-of-two/arrangement.ts';
import { arrangements } from '../../../testing/calls-of-two/calls-of-two.ts';
import { password } from '../../../testing/calls-of-two/rows-of-two.ts';
import { QuickPasswords, swap } from '../../../testing/quick-passwords.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { servedEndpoints } from '../../../testing/served-endpoints.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

type Leaver = 'caller' | 'other';
/** One of so many calls in a short run. */
const oneOf = 8;

const changing = servedEndpoints.filter(({ method }) => method !== 'get');
const nameOf = ({ method, path }: (typeof changing)[number]) => `${method} ${path}`;

let server: TestServer;
let servers: TwoServers;
/** Endpoint, who left, and the statuses that the call was answered with. */
const outcomes: { call: string; leaver: Leaver; statuses: number[] }[] = [];

beforeAll(async () => {
  server = await testServer({ env: asTwo(), swap });
  servers = await twoServers(server, {
    swap: new URL('../../../testing/quick-passwords.ts', import.meta.url),
  });
});
afterAll(async () => {
  await servers.stop();
  await server.close();
  const folder = new URL('../../../../../.cache/tests/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('deletion-races.json', folder), JSON.stringify(outcomes, null, 1));
});

/** Every column that holds a member's id, whether a foreign key says so or only its name. */
async function columnsOfMembers(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await server.knex.raw(
    `select c.relname as "table", a.attname as "column"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('integer'::regtype, 'bigint'::regtype)
       and (
         a.attname ~ '(user|member|sender|receiver|requester|recipient|blocker|blocked|passed|other)_id'
         or exists (
           select from pg_constraint k
           where k.conrelid = c.oid and k.confrelid = 'users'::regclass and a.attnum = any (k.conkey)
         )
       )`,
  );
  return rows;
}

/** Finds where something is stored of a member. */
async function tracesOf(id: number, columns: Awaited<ReturnType<typeof columnsOfMembers>>) {
  const text = columns
    .map(
      ({ table, column }) =>
        `select '${table}.${column}' as found from "${table}" where "${column}" = ${Number(id)}`,
    )
    .join(' union all ');
  const { rows } = await server.knex.raw(`select distinct found from (${text}) traces`);
  return rows.map(({ found }: { found: string }) => found);
}

const pathOf = (path: string, { params = {}, query }: ArrangedCall) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) +
  (query ? `?${new URLSearchParams(query)}` : '');

describe('every call that changes something, beside the deletion of a member whom it concerns', () => {
  it('is arranged here', () => {
    expect(changing.map(nameOf).sort()).toEqual(Object.keys(arrangements).sort());
  });

  const cases = changing.flatMap((endpoint) => {
    const arrangement = arrangements[nameOf(endpoint)];
    const leavers: Leaver[] = arrangement?.concernsOther ? ['caller', 'other'] : ['caller'];
    return arrangement ? leavers.map((leaver) => ({ endpoint, arrangement, leaver })) : [];
  });

  /** The members of some rounds, with the password that calls send. */
  async function membersOf(size: number) {
    const callers = await signedInMembers(server, size, { ...columnsOf.pro });
    const others = await signedInMembers(server, size, { ...columnsOf.pro });
    const ids = [...callers, ...others].map(({ id }) => id);
    await server
      .knex('users')
      .whereIn('id', ids)
      .update({ password: await new QuickPasswords().hash(password) });
    return callers.map((caller, nth) => ({ caller, other: others[nth] as SignedInMember }));
  }

  async function arrangedCall({ endpoint, arrangement }: (typeof cases)[number], two: Omit<Two, 'knex'>) {
    const arranged = await arrangement.arrange({ knex: server.knex, ...two });
    const example = exampleRequests(endpoint)[0]?.options ?? {};
    const options = 'body' in arranged ? { body: arranged.body } : example;
    const caller = two.caller.at(servers.one);
    for (const [name, value] of Object.entries(arranged.cookies ?? {})) caller.cookies.set(name, value);
    return () => caller.send(endpoint.method, pathOf(endpoint.path, arranged), options);
  }

  // Otherwise a call that never does anything would pass every race.
  it.each(
    sampled(
      cases.filter(({ leaver }) => leaver === 'caller'),
      oneOf,
    ),
  )('is done while nobody leaves: $endpoint.method $endpoint.path', async (each) => {
    const [two] = await membersOf(1);
    const call = two && (await arrangedCall(each, two));
    expect(await call?.()).toMatchObject({ status: 200 });
  });

  it.each(sampled(cases, oneOf))(
    'is done or refused, and nothing of her is left: $endpoint.method $endpoint.path, the $leaver leaves',
    { timeout: 120_000 },
    async (each) => {
      const { endpoint, arrangement, leaver } = each;
      const columns = await columnsOfMembers();
      const statuses: number[] = [];

      for (const [nth, two] of (await membersOf(rounds(6))).entries()) {
        const call = await arrangedCall(each, two);
        const leaves = two[leaver];
        const leave = () => leaves.at(servers.two).delete('/api/account', { password });
        // Each of the two is sent first in half of the rounds.
        const [called, left] =
          nth % 2 === 0
            ? await Promise.all([call(), leave()])
            : await Promise.all([leave(), call()]).then(([gone, answered]) => [answered, gone] as const);
        statuses.push(called.status);
        expect(called.status, called.text).toBeLessThan(500);
        if (!arrangement.whenGone) expect(called.status, called.text).not.toBe(400);
        // The call may have ended the member's session or deleted their account first.
        const refusals = [
          401,
          404,
          ...(arrangement.keepsAccount ? [409] : []),
          ...(arrangement.setsPassword ? [400] : []),
        ];
        const done = [200, ...(arrangement.scheduledDeletion ? [202] : [])];
        expect([...done, ...refusals], left.text).toContain(left.status);
        if (left.status === 200) expect(await tracesOf(leaves.id, columns)).toEqual([]);
        if (left.status === 202) {
          const waiting = await server.knex('scheduled_deletions').where({ memberId: leaves.id });
          expect(waiting).toHaveLength(arrangement.scheduledDeletion === 'waits' ? 1 : 0);
        }
      }
      outcomes.push({ call: nameOf(endpoint), leaver, statuses });
    },
  );
});
