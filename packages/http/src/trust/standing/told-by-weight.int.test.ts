import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseAbout, decideCase, metInAList, reportMember } from '../../../testing/case-setup.ts';
import { insertReview, type Marked, markedThings } from '../../../testing/hidden-things-setup.ts';
import { askToConnect, connect, mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

/** Time in the middle of the 10 to 60 minutes. */
const wait = minutes(35);

let server: TestServer;
let marked: Marked;
let soldId: number;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => container.rebind(port('random')).toConstantValue(() => 0.5),
  });
  marked = await markedThings(server);
  const { author, friend, things } = marked;
  soldId = await insertOrder(server.knex, { buyer: friend, seller: author }, { listingId: things.listing });
}, 60_000);
afterAll(() => server.close());

const reported = ['listing', 'shop', 'check-in', 'review', 'photo'] as const;

/** Two hide each thing, and the third has the author limited, whom the first of them knows. */
async function reportAll(reporters: readonly TestMember[]): Promise<void> {
  for (const [nth, by] of reporters.entries()) {
    await metInAList(server, by, marked.author);
    for (const kind of nth < 2 ? reported : []) {
      const about = { kind, id: marked.things[kind] };
      const { status } = await by.post('/api/reports', { about, category: 'harassment' });
      expect([kind, status]).toEqual([kind, 200]);
    }
    expect((await reportMember(server, by, marked.author)).status).toBe(200);
  }
  await server.runJobs();
}

const slug = () => String(marked.ids[4]);

const ownReads = (): readonly string[] => [
  '/api/account/standing',
  '/api/notifications',
  '/api/counts',
  '/api/me',
  `/api/users/${marked.author.id}`,
  '/api/marketplace',
  '/api/marketplace/my-listings',
  `/api/marketplace/${marked.things.listing}`,
  '/api/checkin/today',
  '/api/seller/store',
  `/api/storefront/${slug()}`,
  `/api/orders/${marked.things.review}`,
  `/api/orders/${soldId}`,
  '/api/orders/buyer',
  '/api/orders/seller',
  '/api/conversations/waiting',
  '/api/reports',
  '/api/cart',
  '/api/favourites/listings',
  '/api/subscription',
  `/api/marketplace/seller/${marked.author.id}`,
  `/api/marketplace/seller/${marked.friend.id}/reviews`,
  '/api/matches',
  '/api/conversations',
];

/** All that a member learns: what every read of theirs answers, what the stream sends, and the mailbox. */
async function seenBy(member: TestMember): Promise<Readonly<Record<string, unknown>>> {
  const seen: Record<string, unknown> = {};
  for (const path of ownReads()) {
    const { status, text } = await member.get(path);
    seen[path] = [status, text];
  }
  const head = await server.knex('event_heads').where({ memberId: member.id }).first('last');
  return { ...seen, events: head?.last, letters: await subjectsTo(server, member) };
}

let opened = 30;
/** One who has been here for long, in the city of the author, and was not opened together with another. */
function reporter(): Promise<TestMember> {
  opened += 1;
  return mother(server, { createdAt: later(server.clock.now(), -days(opened)), state: 'TX', city: 'Austin' });
}

/** What is refused to limited members, by somebody whom nobody else has asked. */
const asks = async (member: TestMember) => {
  const { status, body } = await askToConnect(member, await mother(server));
  return [status, body.error];
};

const say = (member: TestMember, words: string) => member.post('/api/account/standing/words', { words });

const timeout = 120_000;

it('nothing that a member sees says before they are told what was hidden, or that they are limited, and then everything', {
  timeout,
}, async () => {
  const { author, friend, things } = marked;
  await server
    .knex('users')
    .where({ id: friend.id })
    .update({ createdAt: later(server.clock.now(), -days(30)) });
  const before = await seenBy(author);
  await reportAll([friend, await reporter(), await reporter()]);
  const hidden = await server.knex('hidden_things').where({ memberId: author.id }).select('kind');
  expect(hidden.map(({ kind }) => kind).toSorted()).toEqual([...reported].toSorted());
  expect(await server.knex('restricted_members').where({ memberId: author.id })).toHaveLength(1);
  const alerts = server.log.filter(({ msg }) => String(msg).includes('before anybody has looked'));
  expect(alerts.length).toBeGreaterThan(0);

  expect(await seenBy(author)).toEqual(before);
  server.clock.forward(wait - 1);
  await server.runJobs();
  expect(await seenBy(author)).toEqual(before);
  const early = await say(author, 'Am I reported?');
  const innocent = await say(friend, 'Am I reported?');
  expect([early.status, early.text]).toEqual([innocent.status, innocent.text]);
  expect(await asks(author)).toEqual([200, undefined]);

  server.clock.forward(1);
  await server.runJobs();
  expect(await asks(author)).toEqual([403, 'RESTRICTED']);
  const { body: standing } = await author.get('/api/account/standing');
  expect(standing).toMatchObject({ standing: 'limited', ownSide: {} });
  const titles = Object.fromEntries(
    (standing.beingLookedAt as readonly { kind: string; title: string }[]).map(({ kind, title }) => [
      kind,
      title,
    ]),
  );
  expect(Object.keys(titles).toSorted()).toEqual([...reported].toSorted());
  expect(titles.listing).toBe('Heliotrope bike');
  expect((await author.get(`/api/marketplace/${things.listing}`)).body.hidden).toBe('being-looked-at');
  expect((await author.get('/api/me')).body.profilePhotoHidden).toBe('being-looked-at');
  const letters = await emailsTo(server, author);
  expect(letters.map(({ subject }) => subject)).toEqual(['Your account is being looked at']);
  expect(letters[0]?.text).toContain('a listing of yours (“Heliotrope bike”)');
  expect(letters[0]?.text).not.toMatch(/report|Fay/);
  const [news] = JSON.parse((await author.get('/api/notifications')).text);
  expect(news).toMatchObject({ sentence: 'Your account is being looked at', href: '/account/standing' });

  const told = await say(author, 'I bought it myself.');
  expect(told.body).toMatchObject({ ownSide: { said: { words: 'I bought it myself.' } } });
  const admin = await server.member({ isAdmin: true });
  const page = await caseAbout(server, admin, author);
  expect(page.ownSide).toMatchObject({ words: 'I bought it myself.' });
  expect((await decideCase(admin, page, 'dismiss')).status).toBe(200);
  const late = await say(author, 'And I have the receipt.');
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('in the meantime')]);
  await server.runJobs();
  expect(await subjectsTo(server, author)).toHaveLength(1);
});

it('is told to nobody where it was decided, or withdrawn, before', { timeout }, async () => {
  const admin = await server.member({ isAdmin: true });
  for (const ends of ['decided', 'withdrawn'] as const) {
    const bea = await mother(server, { state: 'TX', city: 'Austin' });
    const reporters = [await reporter(), await reporter(), await reporter()];
    const [knows] = reporters as [TestMember];
    await connect(server, knows, bea);
    const before = await seenBy(bea);
    const numbers: string[] = [];
    for (const by of reporters) numbers.push(String((await reportMember(server, by, bea)).body.id));
    expect(await server.knex('restricted_members').where({ memberId: bea.id })).toHaveLength(1);
    server.clock.forward(minutes(5));
    if (ends === 'withdrawn') await knows.delete(`/api/reports/${numbers[0]}`);
    else await decideCase(admin, await caseAbout(server, admin, bea), 'dismiss');
    server.clock.forward(wait);
    await server.runJobs();
    expect(await seenBy(bea)).toEqual(before);
  }
});

it('a review that is hidden is gone for its seller from then on, and not only once its writer is told', async () => {
  const austin = { state: 'TX', city: 'Austin' };
  const [author, seller] = [await mother(server, austin), await mother(server, austin)];
  const id = await insertReview(server, { author, seller, text: 'Never again.' });
  const read = async (by: TestMember) => (await by.get(`/api/orders/${id}`)).body;
  expect(await read(seller)).toMatchObject({ review: { text: 'Never again.' }, actions: ['answerReview'] });
  for (const by of [await reporter(), await reporter()]) {
    await metInAList(server, by, author);
    const about = { kind: 'review', id };
    expect((await by.post('/api/reports', { about, category: 'harassment' })).status).toBe(200);
  }
  for (const time of [0, wait]) {
    server.clock.forward(time);
    await server.runJobs();
    expect(await read(seller)).toMatchObject({ review: null, actions: [] });
    expect((await seller.post(`/api/orders/${id}/review/answer`, { text: 'Why?' })).status).toBe(404);
    expect(await read(author)).toMatchObject({ review: { text: 'Never again.' } });
  }
  expect(await read(author)).toMatchObject({ review: { hidden: 'being-looked-at' } });
});
