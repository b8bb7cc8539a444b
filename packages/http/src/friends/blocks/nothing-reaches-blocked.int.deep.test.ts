import { MemoryPushServices } from '@nestmates/application/testing/memory/memory-push-services.ts';
import { isFull, sampled } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Two } from '../../../testing/calls-of-two/arrangement.ts';
import { arrangements } from '../../../testing/calls-of-two/calls-of-two.ts';
import { password } from '../../../testing/calls-of-two/rows-of-two.ts';
import { QuickPasswords, swap as swapPasswords } from '../../../testing/quick-passwords.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const push = new MemoryPushServices();
const [callersName, othersName] = ['Xanthippe', 'Yolanda'];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap(container) {
      swapPasswords(container);
      container.rebind(port('pushServices')).toConstantValue(push);
    },
  });
});
afterAll(() => server.close());

const nameOf = ({ endpoint }: TestServer['routes'][number]) => `${endpoint.method} ${endpoint.path}`;

/** An order that was begun goes on, and both are told of it; its review is not a part of that. */
const isOfOrder = (name: string): boolean => /^\w+ \/api\/orders\//.test(name) && !name.includes('/review');

function calls() {
  const all = server.routes.filter((route) => {
    const name = nameOf(route);
    return arrangements[name]?.concernsOther && !name.includes('/api/admin/') && !isOfOrder(name);
  });
  return isFull ? all : all.filter((route) => inShort.includes(nameOf(route)));
}

async function twoNamed(): Promise<Two> {
  const hash = await new QuickPasswords().hash(password);
  const [caller] = await signedInMembers(server, 1, { ...columnsOf.pro, firstName: callersName });
  const [other] = await signedInMembers(server, 1, { ...columnsOf.pro, firstName: othersName });
  if (!caller || !other) throw new Error('There are two');
  await server.knex('users').whereIn('id', [caller.id, other.id]).update({ password: hash });
  await server.knex('push_devices').insert({
    memberId: other.id,
    endpoint: `https://push.example/${other.id}`,
    p256dh: 'key',
    auth: 'auth',
    addedAt: server.clock.now(),
    sessionHash: (await server.knex('sessions').where({ userId: other.id }).first('tokenHash')).tokenHash,
  });
  return { knex: server.knex, caller, other };
}

/** Whom the other has blocked is not found. */
const blocks = async (blocker: SignedInMember, { id }: SignedInMember): Promise<void> =>
  expect((await blocker.at(server).post(`/api/blocks/${id}`)).status).toBeOneOf([200, 404]);

/** Also those that are due later, such as a digest. */
async function runAllJobs(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await server.knex('graphile_worker._private_jobs').update({ runAt: new Date(0) });
    await server.runJobs();
  }
}

/** What of the caller has reached the other besides an answer. */
async function reached({ other }: Two, eventsBefore: number): Promise<readonly string[]> {
  await runAllJobs();
  const { email } = await server.knex('users').where({ id: other.id }).first('email');
  const mails = await server.knex('sandbox_mail').where({ to: email }).select('subject', 'text');
  const pushed = push.sent.filter(({ endpoint }) => endpoint.endsWith(`/${other.id}`));
  const told = [...mails, ...pushed].map((each) => JSON.stringify(each));
  const events = await server.knex('events').where({ memberId: other.id }).orderBy('id');
  return [
    ...told.filter((text) => text.includes(callersName)),
    // That of an order says nothing but its number.
    ...events
      .filter(({ event }) => event.type !== 'order')
      .slice(eventsBefore)
      .map(({ event }) => JSON.stringify(event)),
  ];
}

const eventsOf = async ({ other }: Two): Promise<number> =>
  (await server.knex('events').where({ memberId: other.id })).filter(({ event }) => event.type !== 'order')
    .length;

async function arranged(route: TestServer['routes'][number], two: Two) {
  const { endpoint } = route;
  const given = await arrangements[nameOf(route)]?.arrange(two);
  const example = exampleRequests(endpoint)[0]?.options ?? {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(given?.params?.[name]));
  const options = given && 'body' in given ? { body: given.body } : example;
  return () => two.caller.at(server).send(endpoint.method, path, options);
}

/** Calls that tell by an e-mail or a push, as long as nobody is blocked. */
const telling = [
  'post /api/connections/request',
  'post /api/messages',
  'post /api/swaps/request',
  'post /api/orders/:id/review',
  'post /api/orders/:id/review/answer',
  'post /api/suggest-meetup',
];
/** One that tells of a message, one of an order, one of a connection. */
const inShort = sampled(telling, 2);

const timeout = 240_000;

describe('what one member does', () => {
  it.each([
    ['who has blocked the other', ({ caller, other }: Two) => blocks(caller, other)],
    ['whom the other has blocked', ({ caller, other }: Two) => blocks(other, caller)],
  ] as const)('%s, reaches the other by no event, e-mail or push', { timeout }, async (_, block) => {
    const leaks: Record<string, readonly string[]> = {};
    for (const route of calls()) {
      const two = await twoNamed();
      const call = await arranged(route, two);
      await block(two);
      // The block itself tells, without a name, that what was arranged is called off.
      await runAllJobs();
      const before = await eventsOf(two);
      const { status } = await call();
      expect(status, nameOf(route)).toBeLessThan(500);
      const found = await reached(two, before);
      if (found.length > 0) leaks[nameOf(route)] = found;
    }
    expect(leaks).toEqual({});
  });

  it('is told by no e-mail or push that is sent after a block', { timeout }, async () => {
    const leaks: Record<string, readonly string[]> = {};
    const told: string[] = [];
    for (const route of calls()) {
      const [two, control] = [await twoNamed(), await twoNamed()];
      expect((await (await arranged(route, two))()).status, nameOf(route)).toBe(200);
      await blocks(two.other, two.caller);
      const found = await reached(two, Number.POSITIVE_INFINITY);
      if (found.length > 0) leaks[nameOf(route)] = found;
      await (await arranged(route, control))();
      if ((await reached(control, Number.POSITIVE_INFINITY)).length > 0) told.push(nameOf(route));
    }
    expect(leaks).toEqual({});
    expect(told).toEqual(expect.arrayContaining([...inShort]));
  });
});
