import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { rounds, sampled } from '@nestmates/domain/testing/depth.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { deliverSandboxEvent } from '@nestmates/infrastructure/money/payments/sandbox/sandbox-events.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCheckout, checkout, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const sandbox = () => server.container.get(Sandbox);
type Event = Awaited<ReturnType<Sandbox['events']['all']>>[number];

/** Our jobs, without those by which the sandbox would deliver its events itself. */
async function work(): Promise<void> {
  await server.knex.raw(
    `delete from graphile_worker._private_jobs where task_id in (
       select id from graphile_worker._private_tasks where identifier = ?)`,
    [deliverSandboxEvent.name],
  );
  await server.runJobs();
}

type Way = 'genuine' | 'forged' | 'stale';

async function arrive(event: Event, way: Way): Promise<void> {
  if (way === 'stale') server.clock.forward(-minutes(6));
  const { body, headers } = await sandbox().events.signed(event);
  if (way === 'stale') server.clock.forward(minutes(6));
  const text = body.toString();
  const raw = way === 'forged' ? text.replace('evt_', 'evt_forged_') : text;
  const { status } = await server.visitor().send('POST', '/api/webhooks/stripe', { raw, headers });
  expect(status).toBe(way === 'genuine' ? 200 : 400);
}

interface Order {
  readonly id: number;
  readonly paymentId: string;
}
type Step = (order: Order) => Promise<unknown>;

const succeed = async (by: TestMember, path: string) =>
  expect((await by.post(path, {})).status, path).toBe(200);

const courses: Readonly<Record<string, { readonly ends: object; readonly steps: readonly Step[] }>> = {
  // Nobody here has asked for it, so an administrator decides.
  'that is refunded in the dashboard after its release': {
    ends: { status: 'problem', money: { held: -4800, refunded: 4975 } },
    steps: [
      ({ id }) => succeed(ana, `/api/orders/${id}/ship`),
      ({ id }) => succeed(bea, `/api/orders/${id}/confirm-delivery`),
      ({ paymentId }) => sandbox().pages.people.refund(paymentId, 1000),
      ({ paymentId }) => sandbox().pages.people.refund(paymentId, 3975),
    ],
  },
  'that the bank takes back': {
    ends: { status: 'refunded', money: { held: 0, refunded: 4975 } },
    steps: [
      ({ id }) => succeed(ana, `/api/orders/${id}/ship`),
      ({ paymentId }) => sandbox().pages.people.openDispute(paymentId),
      ({ paymentId }) => sandbox().pages.people.closeDispute(paymentId, 'lost'),
    ],
  },
};

interface Arrival {
  /** Number among those that have happened so far, counted from the newest. */
  readonly nth: number;
  readonly way: Way;
}

/** What has become of an order; after each step come some events, and all of them in the end. */
async function outcomeOf(
  course: readonly Step[],
  arrivals: readonly (readonly Arrival[])[],
  inTheEnd: (events: readonly Event[]) => readonly (readonly [Event, Way])[],
) {
  const before = (await sandbox().events.all()).length;
  const events = async () => (await sandbox().events.all()).slice(before);
  const { body } = await checkout(bea, await insertListing(server.knex, ana));
  const id = Number(body.orderId);
  await answerCheckout(server, body.checkoutUrl, 'pay');
  for (const event of await events()) await arrive(event, 'genuine');
  await work();
  const { paymentId } = await server.knex('orders').where({ id }).first('paymentId');
  for (const [nth, step] of course.entries()) {
    await step({ id, paymentId });
    const newestFirst = (await events()).reverse();
    for (const arrival of arrivals[nth] ?? []) {
      const event = newestFirst[arrival.nth];
      if (event) await arrive(event, arrival.way);
    }
    await work();
  }
  for (const [event, way] of inTheEnd(await events())) await arrive(event, way);
  await work();
  const page = (await bea.get(`/api/orders/${id}`)).body;
  const timeline = page.timeline as unknown as readonly { readonly action: string }[];
  return {
    status: page.status,
    actions: timeline.map(({ action }) => action),
    money: page.money,
    theirs: await sandboxSums(server, id),
  };
}

const ways = fc.constantFrom<Way>('genuine', 'genuine', 'forged', 'stale');
const someArrivals = fc.array(fc.record({ nth: fc.nat({ max: 3 }), way: ways }), { maxLength: 4 });

describe('webhooks about an order', () => {
  it.each(sampled(Object.keys(courses), 2))(
    '%s come five times, shuffled, late, forged and stale, and end as each does once and in time',
    { timeout: 180_000 },
    async (name) => {
      const { steps: course = [], ends } = courses[name] ?? {};
      const inTime = await outcomeOf(
        course,
        course.map(() => [{ nth: 0, way: 'genuine' }]),
        () => [],
      );
      expect(inTime).toMatchObject(ends ?? {});
      const history = fc.tuple(fc.tuple(...course.map(() => someArrivals)), fc.infiniteStream(fc.nat()));
      await fc.assert(
        fc.asyncProperty(history, async ([arrivals, random]) => {
          const shuffled = (events: readonly Event[]) =>
            events
              .flatMap((event): [Event, Way][] => [
                ...Array.from({ length: 5 }, (): [Event, Way] => [event, 'genuine']),
                [event, 'forged'],
                [event, 'stale'],
              ])
              .map((arrival) => ({ arrival, at: random.next().value }))
              .sort((a, b) => a.at - b.at)
              .map(({ arrival }) => arrival);
          expect(await outcomeOf(course, arrivals, shuffled)).toEqual(inTime);
        }),
        { numRuns: rounds(5) },
      );
      expect(await server.knex('payment_events').whereLike('id', 'evt_forged%')).toEqual([]);
    },
  );
});
