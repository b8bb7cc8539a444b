import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { listAt } from '../../../testing/mothers.ts';
import { scheduled } from '../../../testing/playdate-setup.ts';
import { PushBrowser, PushService } from '../../../testing/push-browser.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import { answerSwap, askForSwap, childOf, matchBetween, swapRequestOf } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  server = await testServer({ env: { RATE_LIMITS: 'off', PUSH_HOSTS: service.origin } });
});
afterAll(async () => {
  await server.close();
  service.stop();
});

/** A playdate and a swap of the two, of which both were told. */
async function arranged() {
  const { ana, bea } = await scheduled(server);
  const of = { bea, matchId: await matchBetween(server, ana, bea), childId: await childOf(server, ana) };
  const { body } = await askForSwap(ana, swapRequestOf(of));
  await answerSwap(bea, body.id, 'confirmed');
  await server.runJobs();
  return { ana, bea, swapId: Number(body.id) };
}

const calledOff = [
  expect.stringMatching(/^Your babysitting swap on .+ is called off$/),
  expect.stringMatching(/^Your playdate on .+ is called off$/),
];
const lettersAbout = async (member: TestMember) =>
  (await subjectsTo(server, member)).filter((subject) => subject.endsWith('is called off')).toSorted();
const bellOf = async (member: TestMember) =>
  (await listAt(member, '/api/notifications'))
    .filter(({ kind }) => ['swap', 'playdate'].includes(String(kind)))
    .toSorted((one, other) => String(one.sentence).localeCompare(String(other.sentence)));

const partings: readonly [string, (by: TestMember, other: TestMember) => Promise<{ status: number }>][] = [
  ['unmatches', (by, other) => by.delete(`/api/matches/${other.id}`)],
  ['blocks', (by, other) => by.post(`/api/blocks/${other.id}`)],
  ['deletes the account', (by) => by.delete('/api/account', { password })],
];

describe('what two have arranged', () => {
  it.each(partings)(
    'is called off when one of them %s, and the other alone is told, without a name',
    async (_, part) => {
      const { ana, bea } = await arranged();
      expect((await bellOf(ana)).map(({ sentence }) => sentence)).toContain(
        'Bea said yes to your babysitting swap',
      );
      const before = await subjectsTo(server, bea);
      expect((await part(bea, ana)).status).toBe(200);
      await server.runJobs();
      expect(await lettersAbout(ana)).toEqual(calledOff);
      // Told by the bell as well, where nothing of before stays and what is left leads to no one.
      const told = await bellOf(ana);
      expect(told.map(({ sentence }) => sentence)).toEqual(calledOff);
      expect(told.every(({ who }) => who === undefined || who === null)).toBe(true);
      expect(JSON.stringify(told)).not.toContain('Bea');
      // An account that is deleted gets its confirmation, and nothing of this.
      expect((await subjectsTo(server, bea)).slice(before.length).join()).not.toContain('called off');
    },
  );

  it('is told with its end, by the clock of the other', async () => {
    const { ana, bea } = await arranged();
    await bea.delete(`/api/matches/${ana.id}`);
    await server.runJobs();
    const letters = (await emailsTo(server, ana)).filter(({ subject }) => subject.endsWith('is called off'));
    expect(letters).toHaveLength(2);
    for (const { text } of letters) {
      expect(text).toMatch(/It was to be on \w+, \w+ \d+ at \d+:\d\d\s[AP]M C[SD]T, until \d+:\d\d\s[AP]M/);
    }
  });

  it('is in the list of whoever has ended it no more', async () => {
    const { ana, bea } = await arranged();
    await ana.delete(`/api/matches/${bea.id}`);
    expect(await bellOf(ana)).toEqual([]);
  });

  const begunAt = async (swapId: number, ago: number, placeOf: number | null = null) => {
    const date = new Date(server.clock.now().getTime() - ago);
    await server.knex('babysitting_swaps').where({ id: swapId }).update({ date, placeOf });
  };
  const subscribed = async (member: TestMember): Promise<PushBrowser> => {
    const browser = new PushBrowser(`${service.origin}/browser/${member.id}`);
    await member.post('/api/push/subscriptions', browser.subscription);
    return browser;
  };
  const pushedTo = (browser: PushBrowser) =>
    service.received
      .filter(({ path }) => browser.endpoint.endsWith(path))
      .map(({ body }) => browser.read(body));

  const pickUp = {
    subject: 'Please pick up your child: your babysitting swap has ended early',
    closing: 'If your child is with the sitter, please pick them up.',
  };
  const goThere = {
    subject: 'Please go to your child: your babysitting swap has ended early',
    closing: 'If the sitter is with your child at your place, please go there.',
  };
  const stay = {
    subject: 'Stay with the children until they are picked up: your babysitting swap has ended early',
    closing:
      'If the children are with you, stay with them until they are picked up. If nobody comes, call 911.',
  };
  const begunSwaps = [
    ['sitter', 'nobody', pickUp],
    ['sitter', 'sitter', pickUp],
    ['sitter', 'mother', goThere],
    ['mother', 'sitter', stay],
    ['mother', 'mother', stay],
  ] as const;

  it.each(partings)(
    'says where a child is whoever has begun to look after it, whatever e-mails are off, when one %s',
    async (_, part) => {
      for (const [by, at, { subject, closing }] of begunSwaps) {
        const { ana, bea, swapId } = await arranged();
        const [ends, told] = by === 'sitter' ? [bea, ana] : [ana, bea];
        await told.put('/api/account/notifications', { swapEmails: false });
        await begunAt(swapId, hours(1), { nobody: null, sitter: bea.id, mother: ana.id }[at]);
        const browser = await subscribed(told);
        expect((await part(ends, told)).status).toBe(200);
        await server.runJobs();
        const letters = (await emailsTo(server, told)).filter(({ text }) => text.includes('has begun'));
        expect(letters.map((letter) => letter.subject)).toEqual([subject]);
        expect(letters[0]?.text).toContain('The other of you two has ended a babysitting swap');
        expect(letters[0]?.text).toContain(closing);
        expect(letters[0]?.text).not.toContain(by === 'sitter' ? 'Bea' : 'Ana');
        expect(pushedTo(browser)).toContainEqual(expect.objectContaining({ title: subject }));
        expect((await bellOf(told)).map(({ sentence }) => sentence)).toContain(subject);
        expect(await subjectsTo(server, ends)).not.toContain(subject);
      }
    },
  );

  it('is not told where it is over, and to nobody who has left meanwhile', async () => {
    const { ana, bea, swapId } = await arranged();
    await begunAt(swapId, hours(25));
    await ana.delete(`/api/matches/${bea.id}`);
    await server.runJobs();
    expect(await lettersAbout(bea)).toEqual([calledOff[1]]);
    const two = await arranged();
    await two.ana.delete(`/api/matches/${two.bea.id}`);
    await two.bea.delete('/api/account', { password });
    await server.runJobs();
    expect(await lettersAbout(two.bea)).toEqual([]);
    expect(await lettersAbout(two.ana)).toEqual([]);
  });

  it('is told once, also where both end it', async () => {
    const { ana, bea } = await arranged();
    await ana.delete(`/api/matches/${bea.id}`);
    await server.runJobs();
    expect((await bea.delete(`/api/matches/${ana.id}`)).status).toBe(404);
    await server.runJobs();
    expect(await lettersAbout(bea)).toEqual(calledOff);
    expect(await lettersAbout(ana)).toEqual([]);
  });
});

const rounds = [0, 1, 2, 4, 8, 16];

/** Later by that many calls, so that over the rounds either of two comes first. */
async function after(calls: number, by: TestMember, work: () => Promise<{ status: number }>) {
  for (let nth = 0; nth < calls; nth += 1) await by.get('/api/me');
  return (await work()).status;
}

describe('whoever parts', () => {
  const ends = partings.filter(([name]) => name !== 'deletes the account');

  it.each(ends)('while the other accepts a swap tells of it where it was accepted: %s', async (_, part) => {
    for (const calls of rounds) {
      const { ana, bea } = await scheduled(server);
      const of = { bea, matchId: await matchBetween(server, ana, bea), childId: await childOf(server, ana) };
      const { body } = await askForSwap(ana, swapRequestOf(of));
      const [accepted, parted] = await Promise.all([
        answerSwap(bea, body.id, 'confirmed'),
        after(calls, ana, () => part(ana, bea)),
      ]);
      await server.runJobs();
      expect([accepted.status, parted]).toEqual([
        expect.toSatisfy((status) => [200, 404].includes(status)),
        200,
      ]);
      expect(await lettersAbout(bea)).toEqual(accepted.status === 200 ? calledOff : calledOff.slice(1));
      expect(await lettersAbout(ana)).toEqual([]);
      expect(await server.knex('babysitting_swaps').where({ id: body.id })).toEqual([]);
    }
  });

  it.each(ends)(
    'while the other deletes the account is told of it, or has ended it first: %s',
    async (_, part) => {
      for (const calls of rounds) {
        const { ana, bea, swapId } = await arranged();
        const [deleted, parted] = await Promise.all([
          bea.delete('/api/account', { password }),
          after(calls, ana, () => part(ana, bea)),
        ]);
        await server.runJobs();
        expect([deleted.status, parted]).toEqual([
          200,
          expect.toSatisfy((status) => [200, 404].includes(status)),
        ]);
        expect(await lettersAbout(ana)).toEqual(parted === 200 ? [] : calledOff);
        expect(await lettersAbout(bea)).toEqual([]);
        expect(await server.knex('babysitting_swaps').where({ id: swapId })).toEqual([]);
      }
    },
  );
});
