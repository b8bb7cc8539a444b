import { days } from '@nestmates/domain/platform/shared/time.ts';
import { type ThingKind, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder } from '../../../testing/order-setup.ts';
import { reportedAs } from '../../../testing/reported-as.ts';
import { childOf, inDays, matchBetween } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let stranger: TestMember;
/** What Bea shows to Ana, by kind. */
let shown: Readonly<Record<ThingKind, number | string>>;

const insert = async (table: string, row: object, column = 'id'): Promise<number> =>
  Number((await server.knex(table).insert(row).returning(column))[0][column]);

const texas = { state: 'TX', city: 'Austin' };
const photo = 'photo-of-bea';

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  [ana, bea, stranger] = [
    await mother(server, { firstName: 'Ana', ...texas }),
    await mother(server, { firstName: 'Bea', ...texas, profilePhotoUrl: `/photos/${photo}/card.webp` }),
    await mother(server, { firstName: 'Cleo', state: 'NY', city: 'Albany' }),
  ];
  await connect(server, ana, bea);
  const at = { createdAt: server.clock.now() };
  const matchId = await matchBetween(server, ana, bea);
  await server
    .knex('photos')
    .insert({ name: photo, ownerId: bea.id, usedAs: 'portrait', enteredAt: at.createdAt });
  await server
    .knex('shops')
    .insert({ userId: bea.id, name: "Bea's things", slug: 'beas-things', ...at, updatedAt: at.createdAt });
  const sold = await insertOrder(
    server.knex,
    { buyer: bea, seller: ana },
    { status: 'completed', completedAt: at.createdAt },
  );
  const review = { orderId: sold, sellerId: ana.id, rating: 2, text: 'Late.', writtenAt: at.createdAt };
  shown = {
    member: bea.id,
    photo,
    message: await insert('messages', {
      senderId: bea.id,
      receiverId: ana.id,
      message: 'Give me your address.',
      timestamp: at.createdAt,
    }),
    'check-in': await insert('checkins', {
      userId: bea.id,
      location: 'Zilker Park',
      type: 'public',
      ...texas,
      ...at,
    }),
    swap: await insert('babysitting_swaps', {
      requesterId: bea.id,
      recipientId: ana.id,
      matchId,
      status: 'pending',
      date: inDays(2),
      location: 'At the pond',
      childIds: [await childOf(server, bea)],
      emergencyContact: 'Grandmother',
      ...at,
    }),
    playdate: await insert('playdates', {
      userIdOne: bea.id,
      userIdTwo: ana.id,
      matchId,
      proposedBy: bea.id,
      status: 'proposed',
      times: [inDays(3)],
      endsAt: inDays(3),
      ...at,
    }),
    listing: await insertListing(server.knex, bea, { title: 'Car seat' }),
    shop: bea.id,
    review: await insert('reviews', review, 'orderId'),
    order: await insertOrder(server.knex, { buyer: ana, seller: bea }),
  };
});
afterAll(() => server.close());

const report = (by: TestMember, kind: ThingKind, category = 'other') =>
  by.post('/api/reports', { about: { kind, id: shown[kind] }, category });

describe('what can be reported', () => {
  it('is brought by one feature for each kind', () => {
    const brought = server.container.getAll(port('reportableThings')).flatMap(({ kinds }) => kinds);
    expect(brought.toSorted()).toEqual([...thingKinds].toSorted());
  });

  it('is said for every table that holds something of a member', async () => {
    const { rows } = await server.knex.raw(
      `select distinct c.table_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.table_name not like 'sandbox\\_%' and (
         c.column_name ~ '(user|member|sender|receiver|requester|recipient|blocker|blocked|passed|other|buyer|seller|owner|viewer|reporter|admin|by)_id'
         or c.column_name ~ '^user_id' or c.table_name = 'users'
       ) union select 'order_events' union select 'reviews' union select 'appeals'`,
    );
    const names: string[] = rows.map(({ name }: { name: string }) => name);
    expect(names.filter((name) => !(name in reportedAs))).toEqual([]);
    const kinds = new Set(Object.values(reportedAs).filter((said) => !said.endsWith('.')));
    expect([...kinds].toSorted()).toEqual([...thingKinds].toSorted());
  });

  it.each(thingKinds)('is kept as evidence of whose it is: %s', async (kind) => {
    const sent = await report(ana, kind);
    expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
    const row = await server.knex('reports').where({ reporterId: ana.id, number: sent.body.id }).first();
    const { memberId } = await server.knex('cases').where({ id: row.caseId }).first();
    expect(memberId).toBe(bea.id);
    const { content } = await server.knex('evidence').where({ id: row.evidenceId }).first();
    // What has no name of its own is called by the other, and what is not words says so.
    if (kind === 'swap' || kind === 'playdate') expect(content.title).toBe('Bea');
    expect(content.title).not.toBe('');
    const words = content.facts.filter(({ is }: { is?: string }) => is === undefined);
    expect(JSON.stringify(words)).not.toMatch(/\d{4}-\d\d-\d\dT|_/);
    expect(JSON.stringify(content)).not.toContain('Grandmother');
    await expect(server.knex('evidence').update({ takenAt: new Date() })).rejects.toThrow(
      'cannot be changed',
    );
  });

  const ofOthers = ['message', 'swap', 'playdate', 'order', 'check-in'] as const;
  it.each(ofOthers)('is not there for whoever is not shown it: %s', async (kind) => {
    const reply = await report(stranger, kind);
    expect([reply.status, reply.body.error]).toEqual([404, 'NOT_FOUND']);
  });

  it('is open to visitors where it is public, and counts once the e-mail is verified', async () => {
    const visitor = server.visitor();
    const body = { category: 'spam', words: 'Again.', email: 'vera@example.com' };
    const about = (kind: string, id: unknown) => ({ ...body, about: { kind, id } });
    expect((await visitor.post('/api/public-reports', about('message', shown.message))).status).toBe(400);
    expect((await visitor.post('/api/public-reports', about('member', stranger.id))).status).toBe(404);
    const reports = async () => (await server.knex('reports')).length;
    const before = await reports();
    expect((await visitor.post('/api/public-reports', about('listing', shown.listing))).status).toBe(200);
    await server.runJobs();
    const mail = await server.knex('sandbox_mail').where({ to: 'vera@example.com' }).first();
    const token = /token=([\w-]{43})/.exec(mail.text)?.[1];
    expect(await reports()).toBe(before);
    expect((await visitor.post('/api/public-reports/confirm', { token })).status).toBe(200);
    const message = 'This link does not work any more. Please report again.';
    for (const notAgain of [token, 'cut-off', undefined]) {
      const { status, body } = await visitor.post('/api/public-reports/confirm', { token: notAgain });
      expect([status, body]).toEqual([
        400,
        { error: 'VALIDATION', message, issues: [{ path: 'token', message }] },
      ]);
    }
    const added = await server.knex('reports').orderBy('id', 'desc').first();
    expect(added).toMatchObject({ reporterId: null, kind: 'listing' });
  });

  it('of somebody who has blocked the reporter is there for 30 days', async () => {
    const [dana, eve] = [
      await mother(server, { firstName: 'Dana' }),
      await mother(server, { firstName: 'Eve' }),
    ];
    await connect(server, dana, eve);
    const sent = (text: string) =>
      insert('messages', {
        senderId: eve.id,
        receiverId: dana.id,
        message: text,
        timestamp: server.clock.now(),
      });
    const [first, second] = [await sent('Hello'), await sent('You will be sorry.')];
    expect((await eve.post(`/api/blocks/${dana.id}`)).status).toBe(200);
    const about = (id: number) => ({ about: { kind: 'message', id }, category: 'harassment' });
    expect((await dana.post('/api/reports', about(first))).status).toBe(200);
    const { content } = await server.knex('evidence').orderBy('id', 'desc').first();
    expect(content.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Hello',
      'You will be sorry.',
    ]);
    server.clock.forward(days(15));
    await dana.get('/api/me');
    server.clock.forward(days(15));
    expect((await dana.post('/api/reports', about(second))).status).toBe(404);
  });
});
