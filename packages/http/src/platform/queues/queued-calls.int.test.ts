import { matchingContract } from '@nestmates/application/friends/matching/contract.ts';
import { photosContract } from '@nestmates/application/members/photos/contract.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onAnotherServer } from '../../../testing/on-another-server.ts';
import { DearCalls, queuedPath, unqueuedPath } from '../../../testing/queue-probe.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

const dear = new DearCalls();
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await testServer({ extraRoutes: dear.routes });
  two = await one.anotherServer();
});
afterAll(() => one.close());
beforeEach(() => dear.reset());

beforeEach(() => one.knex('attempts').delete());

const burst = 300;
const patient = { timeout: scaledTimeout(30_000), interval: 5 };

const count = (replies: readonly Reply[], wanted: number) =>
  replies.filter(({ status }) => status === wanted).length;

/** Sends calls and keeps their replies. */
function sendAll(calls: readonly Promise<Reply>[]) {
  const replies: Reply[] = [];
  for (const call of calls) void call.then((reply) => replies.push(reply));
  return replies;
}

/** Ends one call after the other until all are answered. */
const endAll = (replies: readonly Reply[], calls: number) =>
  vi.waitFor(() => {
    dear.endOne();
    expect(replies).toHaveLength(calls);
  }, patient);

const members = () => Promise.all([one.member(columnsOf.free), one.member(columnsOf.free)]);

describe('calls that cost much', () => {
  it('are the calculation and the upload of a photo, by their contracts', () => {
    for (const { queue, limit } of [matchingContract.calculate, photosContract.upload]) {
      expect([queue !== undefined, limit?.by]).toEqual([true, 'member']);
    }
  });

  it('of one member are refused beyond a few, before anything is read, and another waits for few', async () => {
    const [greedy, other] = await members();
    const replies = sendAll(Array.from({ length: burst }, () => greedy.post(queuedPath)));
    await vi.waitFor(() => expect(replies).toHaveLength(burst - 3), patient);
    for (const { status, body, headers } of replies) {
      expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'BUSY', '1']);
    }
    const refused = one.log.filter(({ route, status }) => route === queuedPath && status === 503);
    expect(refused.filter(({ member }) => member !== undefined)).toEqual([]);

    const others = sendAll([other.post(queuedPath)]);
    const counted = () => one.knex('attempts').where({ what: `post ${queuedPath}` });
    await vi.waitFor(async () => expect(await counted()).toHaveLength(2), patient);
    await endAll(others, 1);
    await endAll(replies, burst);
    expect([count(replies, 200), count(others, 200)]).toEqual([3, 1]);
    expect(dear.begun.indexOf(other.id)).toBeLessThan(3);
    expect(dear.mostOfOneMember).toBe(1);
  });

  it('all run at once without a queue, and before those of another', async () => {
    const [greedy, other] = await members();
    const replies = sendAll(Array.from({ length: burst }, () => greedy.post(unqueuedPath)));
    await vi.waitFor(() => expect(dear.runningNow).toBe(burst), patient);
    const others = sendAll([other.post(unqueuedPath)]);
    await endAll(others, 1);
    await endAll(replies, burst);
    expect(dear.begun.indexOf(other.id)).toBe(burst);
    expect(dear.mostOfOneMember).toBe(burst);
  });

  it('of one member run one at a time over two processes', async () => {
    const [member] = await members();
    const there = onAnotherServer(member, two);
    const here = sendAll([member.post(queuedPath)]);
    await vi.waitFor(() => expect(dear.runningNow).toBe(1), patient);
    expect((await there.post(queuedPath)).body.error).toBe('BUSY');
    await endAll(here, 1);
    const again = sendAll([there.post(queuedPath)]);
    await endAll(again, 1);
    expect([count(here, 200), count(again, 200), dear.mostOfOneMember]).toEqual([1, 1, 1]);
  });
});
