import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../testing/export-setup.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { listAt } from '../../../testing/mothers.ts';
import { cancel, playmates } from '../../../testing/playdate-setup.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import {
  answerTime,
  askForSwap,
  cancelSwap,
  childOf,
  matchBetween,
  proposeTime,
  takeBackTime,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

interface Two {
  readonly ana: TestMember;
  readonly bea: TestMember;
}

/** Ana proposes it at two times, of which Bea takes the second; at Ana's place where none is named. */
const plans = {
  swap: {
    lists: () => ['/api/swaps/pending', '/api/swaps/confirmed', '/api/swaps/past'],
    propose: async ({ ana, bea }: Two, [date, other]: readonly Date[], of = ana.id) =>
      askForSwap(ana, {
        recipientId: bea.id,
        matchId: await matchBetween(server, ana, bea),
        childIds: [await childOf(server, ana)],
        date,
        otherTimes: [{ date: other }],
        place: { of },
        emergencyContact: 'Sam, 512 555 0100',
      }),
    accept: ({ bea }: Two, id: number, time: Date) =>
      bea.post('/api/swaps/respond', { swapId: id, response: 'confirmed', time }),
    cancel: ({ ana }: Two, id: number) => cancelSwap(ana, id),
    shared: (id: number) => ({ swapId: id }),
  },
  playdate: {
    lists: (other: TestMember) => ['/api/playdates/scheduled', `/api/playdates/with/${other.id}`],
    propose: ({ ana, bea }: Two, times: readonly Date[], of = ana.id) =>
      ana.post('/api/suggest-meetup', {
        targetUserId: bea.id,
        times: times.map((date) => ({ date })),
        place: { of },
      }),
    accept: ({ bea }: Two, id: number, time: Date) => bea.post(`/api/playdates/${id}/accept`, { time }),
    cancel: ({ ana }: Two, id: number) => cancel(ana, id),
    shared: (id: number) => ({ playdateId: id }),
  },
} as const;
const kinds = ['swap', 'playdate'] as const;

/** All that one of the two reads of a plan: letters, bell, calendar, lists, thread. */
async function wordsOf(kind: (typeof kinds)[number], member: TestMember, other: TestMember): Promise<string> {
  await server.runJobs();
  const letters = (await emailsTo(server, member)).map(({ subject, text }) => `${subject}\n${text}`);
  const calendar = await server
    .knex('calendar_events')
    .where({ userId: member.id })
    .select('title', 'description');
  const paths = ['/api/notifications', `/api/messages/${other.id}`, ...plans[kind].lists(other)];
  const lists = await Promise.all(paths.map((path) => member.get(path)));
  return [...letters, JSON.stringify(calendar), ...lists.map(({ text }) => text)].join('\n');
}

const exportedBy = async (member: TestMember): Promise<string> =>
  Object.values(await filesOf(server, member)).join('\n');

async function sharedBy(member: TestMember, plan: object): Promise<string> {
  await member.post('/api/account/confirm-password', { password: memberPassword });
  const { body } = await member.post('/api/shared-plans', plan);
  return (await server.visitor().get(String(body.url).replace(/^.*\/plan\//, '/api/shared-plan/'))).text;
}

const own = /\b(?:my|your) place\b/i;

describe.each(kinds)('a %s at the place of one of the two', (kind) => {
  it('is her own to nobody else, from the proposal to its end', async () => {
    const two = await playmates(server);
    const { ana, bea } = two;
    const plan = plans[kind];
    const times = [4, 5].map((count) => later(server.clock.now(), days(count)));
    const taken = times[1] as Date;
    const { body } = await plan.propose(two, times);
    const id = Number(body.id);
    const proposed = await wordsOf(kind, bea, ana);
    expect(proposed).toContain('at Ana’s place');
    expect(proposed.match(/^\w+day, \w+ \d+ at .*, until /gm)).toHaveLength(2);
    expect(proposed).not.toMatch(own);

    await plan.accept(two, id, taken);
    const [hers, others] = [await wordsOf(kind, ana, bea), await wordsOf(kind, bea, ana)];
    expect(hers).toContain('at your place');
    expect(hers).toContain('My place');
    expect(hers).not.toContain('Ana’s place');
    expect(others).toContain('Ana’s place');
    expect(others).not.toMatch(own);

    expect(await exportedBy(ana)).toContain('My place');
    const exported = await exportedBy(bea);
    expect(exported).toContain('Ana’s place');
    expect(exported).not.toMatch(own);

    for (const member of [ana, bea]) {
      const shared = await sharedBy(member, plan.shared(id));
      expect(shared).toContain('Ana’s place');
      expect(shared).not.toMatch(own);
    }

    server.clock.forward(days(5) - hours(4));
    const reminded = await wordsOf(kind, bea, ana);
    expect(reminded).toMatch(/goes on until .*, at Ana’s place\./);
    expect(reminded).not.toMatch(own);
    await plan.cancel(two, id);
    expect(await wordsOf(kind, bea, ana)).not.toMatch(own);
  });

  it('is hers as well where she is the one who is asked', async () => {
    const two = await playmates(server);
    const { ana, bea } = two;
    const plan = plans[kind];
    const times = [4, 5].map((count) => later(server.clock.now(), days(count)));
    const { body } = await plan.propose(two, times, bea.id);
    const [asking, asked] = [await wordsOf(kind, ana, bea), await wordsOf(kind, bea, ana)];
    expect(asking).not.toMatch(own);
    expect(asked).toContain('at your place');
    expect(asked).not.toContain('Bea’s place');
    await plan.accept(two, Number(body.id), times[1] as Date);
    const [others, hers] = [await wordsOf(kind, ana, bea), await wordsOf(kind, bea, ana)];
    expect(others).toContain('at Bea’s place');
    expect(others).not.toMatch(own);
    expect(hers).toContain('My place');
    expect(hers).not.toContain('Bea’s place');
    await plan.cancel(two, Number(body.id));
    expect(await wordsOf(kind, ana, bea)).not.toMatch(own);
  });

  it('says when, where and with whom in one shape', async () => {
    const two = await playmates(server);
    const { ana, bea } = two;
    const times = [1, 2].map((count) => later(server.clock.now(), days(count)));
    await plans[kind].propose(two, times);
    server.clock.forward(days(1));
    const paths = { swap: '/api/swaps/pending', playdate: `/api/playdates/with/${ana.id}` };
    const [read] = await listAt(bea, paths[kind]);
    expect(read).toMatchObject({
      times: times.map((date, nth) => ({
        date: date.toISOString(),
        until: later(date, hours(2)).toISOString(),
        passed: nth === 0,
      })),
      place: { of: ana.id },
      children: { mine: [], theirs: kind === 'swap' ? [{ gender: 'girl', age: 4 }] : [] },
    });
  });
});

it('a swap at the place of one of the two is her own to nobody else, whatever is said of another time', async () => {
  const two = await playmates(server);
  const { ana, bea } = two;
  const [first, second, suggested, third] = [4, 5, 6, 7].map((count) =>
    later(server.clock.now(), days(count)),
  );
  const { body } = await plans.swap.propose(two, [first as Date, second as Date]);
  const id = Number(body.id);
  const steps: readonly (() => Promise<{ readonly status: number }>)[] = [
    () => proposeTime(bea, id, suggested as Date),
    () => takeBackTime(bea, id),
    () => proposeTime(bea, id, suggested as Date),
    () => answerTime(ana, id, suggested as Date, 'declined'),
    () => proposeTime(bea, id, suggested as Date),
    () => answerTime(ana, id, suggested as Date, 'agreed'),
    () => proposeTime(ana, id, third as Date),
    () => takeBackTime(ana, id),
    () => proposeTime(bea, id, third as Date),
    () => answerTime(ana, id, third as Date, 'declined'),
    () => proposeTime(ana, id, third as Date),
    () => answerTime(bea, id, third as Date, 'agreed'),
  ];
  for (const step of steps) {
    expect((await step()).status).toBe(200);
    const [hers, others] = [await wordsOf('swap', ana, bea), await wordsOf('swap', bea, ana)];
    expect(hers).toContain('My place');
    expect(hers).not.toContain('Ana’s place');
    expect(others).toContain('Ana’s place');
    expect(others).not.toMatch(own);
  }
});
