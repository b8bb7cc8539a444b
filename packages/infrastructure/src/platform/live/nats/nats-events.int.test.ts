import { eventIdOf } from '@nestmates/application/platform/live/event-id.ts';
import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { aCaller } from '@nestmates/application/testing/a-caller.ts';
import { eventNotifierContract } from '@nestmates/application/testing/contracts/event-notifier-contract.ts';
import { uniqueNames } from '@nestmates/application/testing/unique-names.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasNats, natsServer } from '../../../../testing/nats-server.ts';
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts';
import { scaledTimeout } from '../../../../testing/time-factor.ts';
import { connect, connectionOf, type Knex } from '../../database/knex.ts';
import { KnexTransaction } from '../../database/transaction.ts';
import { EventLogRepository } from '../event-log-repository.ts';
import { EventWriter } from '../event-writer.ts';
import { EventRelay } from './event-relay.ts';
import { NatsEventNotifier } from './nats-event-notifier.ts';
import { NatsLink } from './nats-link.ts';

const clock = { now: () => new Date() };
const nextSession = uniqueNames('session');
let database: TestDatabase;
let knex: Knex;
let broker: Awaited<ReturnType<typeof natsServer>>;
let links: NatsLink[] = [];

/** What a process has that announces events, or hears them. */
function process() {
  const link = new NatsLink(broker.url, () => undefined);
  links.push(link);
  const transaction = new KnexTransaction(knex);
  const relay = new EventRelay(transaction, link);
  return { link, relay, events: new EventWriter(transaction, clock, { relay }) };
}
let announcing: ReturnType<typeof process>;

async function member() {
  const session = nextSession();
  const [{ id }] = await knex('users')
    .insert({ email: `${session}@nestmates.test`, password: 'none', createdAt: clock.now() })
    .returning('id');
  const expiresAt = new Date(Date.now() + 1e6);
  await knex('sessions').insert({ tokenHash: session, userId: id, createdAt: clock.now(), expiresAt });
  return { id: id as number, session };
}
const match = (userId: number) => ({ type: 'match', userId }) as const;
const eventually = (holds: () => void | Promise<void>) => vi.waitFor(holds, scaledTimeout(10_000));
const marked = async () => Number((await knex('events').where({ toRelay: true }).count())[0]?.count);

const natsSuite = () => {
  beforeAll(async () => {
    database = await testDatabase();
    knex = connect(database.url, { max: 6 });
    broker = await natsServer();
    announcing = process();
  });
  afterAll(async () => {
    await Promise.all(links.map((link) => link.close()));
    links = [];
    await broker.stop();
    await knex.destroy();
    await database.drop();
  });

  eventNotifierContract('NATS', () => ({
    open: () => new NatsEventNotifier(process().link, connectionOf(knex)),
    member,
    announce: (memberId, event) => announcing.events.announce([memberId], event),
    endSession: async (tokenHash) => void (await knex('sessions').where({ tokenHash }).delete()),
    async interrupt() {
      await broker.stop();
      await broker.start();
    },
  }));

  /** The numbers of the events that a page of the member shows. */
  async function page({ id, session }: Awaited<ReturnType<typeof member>>): Promise<readonly number[]> {
    const notifier = new NatsEventNotifier(process().link, connectionOf(knex));
    const streams = new LiveStreams({
      eventLog: new EventLogRepository(new KnexTransaction(knex), clock),
      eventNotifier: notifier,
      tracing: withoutTracing,
    });
    onTestFinished(() => streams.close());
    const shown: number[] = [];
    const begin = await streams.open(aCaller({ id, sessionDigest: session }), eventIdOf(id, 0));
    begin({
      send: (event, eventId) => {
        if (event.type !== 'ready') shown.push(Number(eventId?.split('-')[1]));
      },
      end: () => undefined,
    });
    await eventually(() => expect(notifier.connected).toBe(true));
    return shown;
  }

  it('opens nothing before something is told or followed, and closes what it is opening', async () => {
    const told: string[] = [];
    const wrong = new NatsLink(broker.url.replace('7%3Apass', 'wrong'), (refusal) => told.push(refusal));
    await wrong.close();
    expect(told).toEqual([]);
    const other = new NatsLink(broker.url.replace('7%3Apass', 'wrong'), (refusal) => told.push(refusal));
    other.open();
    await eventually(() => expect(told).toEqual([expect.stringMatching(/authorization/i)]));
    await other.close();
    expect(other.connection).toBeUndefined();
  });

  describe('an event that is announced', () => {
    it('is told to those alone who follow its member', async () => {
      const [ana, bea] = [await member(), await member()];
      const [anas, beas] = [await page(ana), await page(bea)];
      await announcing.events.announce([ana.id], match(7));
      await eventually(() => expect(anas).toEqual([1]));
      await announcing.events.announce([bea.id], match(8));
      await eventually(() => expect(beas).toEqual([1]));
      expect(anas).toEqual([1]);
    });

    it('is told when the broker is back, if it was away', async () => {
      const ana = await member();
      const anas = await page(ana);
      await broker.stop();
      await eventually(() => expect(announcing.link.connection).toBeUndefined());
      for (const userId of [7, 8, 9]) await announcing.events.announce([ana.id], match(userId));
      expect(await marked()).toBe(3);
      await broker.start();
      await eventually(() => expect(anas).toEqual([1, 2, 3]));
      await eventually(async () => expect(await marked()).toBe(0));
    });

    it('is lost by no restart in the middle of many, and shown once', async () => {
      const ana = await member();
      const anas = await page(ana);
      const numbers = Array.from({ length: 300 }, (_, nth) => nth + 1);
      const announced = (async () => {
        for (const userId of numbers) await announcing.events.announce([ana.id], match(userId));
      })();
      await eventually(() => expect(anas.length).toBeGreaterThan(20));
      await broker.stop();
      await broker.start();
      await announced;
      await eventually(() => expect(anas).toEqual(numbers));
      await eventually(async () => expect(await marked()).toBe(0));
    });

    it('is told by another process when its own has ended before it could', async () => {
      const ana = await member();
      const anas = await page(ana);
      const ended = process();
      await ended.link.close();
      await ended.events.announce([ana.id], match(7));
      expect(anas).toEqual([]);
      await announcing.relay.run();
      await eventually(() => expect(anas).toEqual([1]));
    });

    it('is not told by a transaction that is rolled back', async () => {
      const ana = await member();
      const anas = await page(ana);
      const transaction = new KnexTransaction(knex);
      const events = new EventWriter(transaction, clock, { relay: announcing.relay });
      const failed = transaction.run(async () => {
        await events.announce([ana.id], match(7));
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      await events.announce([ana.id], match(8));
      await eventually(() => expect(anas).toEqual([1]));
    });
  });
};

// Where no broker is installed, events by PostgreSQL are tested alone.
if (hasNats) natsSuite();
else it('needs nats-server, which is not installed here', () => expect(hasNats).toBe(false));
