import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import {
  answerTime,
  askForSwap,
  connectedPair,
  proposeTime,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let [server, second]: TestServer[] = [];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  second = await server.anotherServer();
});
afterAll(() => server?.close());

const both = () => {
  if (!server || !second) throw new Error('The servers have not started');
  return [server, second] as const;
};

/** Two workers share the jobs. */
async function work(): Promise<void> {
  await Promise.all(both().map((worker) => worker.runJobs()));
}

async function passUntil(then: Date): Promise<void> {
  const [{ clock }] = both();
  const span = then.getTime() - clock.now().getTime();
  clock.forward(span);
  await work();
}

const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles'];

/** Ana asks from New York for a swap in `inDays` at noon, Bea answers from Los Angeles. */
async function arrangedAtNoon(inDays: number) {
  const [{ clock }] = both();
  const pair = await connectedPair(both()[0]);
  const day = later(clock.now(), hours(24 * inDays))
    .toISOString()
    .slice(0, 10);
  const date = instantOf(`${day}T12:00`, newYork);
  const request = { ...swapRequestOf(pair), date: date.toISOString(), timeZone: newYork };
  const swapId = Number((await askForSwap(pair.ana, request)).body.id);
  await pair.bea.post('/api/swaps/respond', { swapId, response: 'confirmed', timeZone: losAngeles });
  await work();
  const evening = (zone: string, of = date) =>
    instantOf(`${later(of, -hours(24)).toISOString().slice(0, 10)}T18:00`, zone);
  return { ...pair, swapId, date, evening };
}

const remindersTo = async (member: TestMember) =>
  (await subjectsTo(both()[0], member)).filter((subject) => subject.endsWith('is tomorrow'));
const questionsTo = async (member: TestMember) =>
  (await subjectsTo(both()[0], member)).filter((subject) => subject.startsWith('Did your'));

describe('with two workers', () => {
  it('each is reminded once, on her own evening, and asked once afterwards', async () => {
    const { ana, bea, date, evening } = await arrangedAtNoon(4);
    await passUntil(evening(newYork));
    expect([await remindersTo(ana), await remindersTo(bea)]).toEqual([
      ['Your babysitting swap with Bea is tomorrow'],
      [],
    ]);
    await passUntil(evening(losAngeles));
    await passUntil(later(date, -minutes(1)));
    expect([await remindersTo(ana), await remindersTo(bea)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect((await bea.get('/api/counts')).body).toMatchObject({ swapAnswers: 0 });
    await passUntil(later(date, hours(2)));
    await passUntil(later(date, hours(48)));
    expect([await questionsTo(ana), await questionsTo(bea)]).toEqual([
      ['Did your babysitting swap with Bea happen?'],
      ['Did your babysitting swap with Ana happen?'],
    ]);
    expect((await bea.get('/api/counts')).body).toMatchObject({ swapAnswers: 1 });
  });

  it('the reminder moves with the swap, in place of the earlier one', async () => {
    const { ana, bea, swapId, date, evening } = await arrangedAtNoon(4);
    const moved = later(date, hours(48));
    await proposeTime(bea, swapId, moved);
    await answerTime(ana, swapId, moved, 'agreed');
    await work();
    const waiting = await both()[0]
      .knex('graphile_worker.jobs')
      .whereRaw('key like ?', [`swap.${swapId}.%`])
      .orderBy('key');
    expect(waiting.map(({ key }) => key)).toEqual(
      ['over.recipient', 'over.requester', 'reminder.recipient', 'reminder.requester'].map(
        (name) => `swap.${swapId}.${name}`,
      ),
    );
    await passUntil(later(evening(losAngeles, moved), -hours(12)));
    expect([await remindersTo(ana), await remindersTo(bea)]).toEqual([[], []]);
    await passUntil(evening(losAngeles, moved));
    expect([await remindersTo(ana), await remindersTo(bea)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });
});

describe('where clocks change in New York', () => {
  it.each([
    // Put forward on March 14, 2027, and back on November 7.
    ['2027-03-14T12:00', '2027-03-13T23:00Z'],
    ['2027-03-15T12:00', '2027-03-14T22:00Z'],
    ['2027-11-07T01:30', '2027-11-06T22:00Z'],
    ['2027-11-08T00:30', '2027-11-07T23:00Z'],
  ])('one who meets at %s is reminded at %s, of tomorrow', async (meets, reminded) => {
    const [{ clock }] = both();
    const pair = await connectedPair(both()[0]);
    const date = instantOf(meets, newYork);
    await passUntil(later(date, -hours(24 * 3)));
    for (const member of [pair.ana, pair.bea])
      await member.post('/api/login', { email: member.email, password });
    const request = { ...swapRequestOf(pair), date: date.toISOString(), timeZone: newYork };
    const swapId = Number((await askForSwap(pair.ana, request)).body.id);
    await pair.bea.post('/api/swaps/respond', { swapId, response: 'confirmed', timeZone: newYork });
    await passUntil(later(new Date(reminded), -minutes(1)));
    expect([await remindersTo(pair.ana), await remindersTo(pair.bea)]).toEqual([[], []]);
    await passUntil(new Date(reminded));
    expect([await remindersTo(pair.ana), await remindersTo(pair.bea)]).toEqual([
      ['Your babysitting swap with Bea is tomorrow'],
      ['Your babysitting swap with Ana is tomorrow'],
    ]);
    expect(clock.now().getTime()).toBeLessThan(date.getTime());
  });
});
