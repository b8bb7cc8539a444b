import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exported } from '@nestmates/infrastructure/exported.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { columns } from '@nestmates/infrastructure/tables.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { MemberRecordReader } from '@nestmates/infrastructure/trust/exports/member-record-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../../testing/export-setup.ts';
import { markEverything } from '../../../testing/marks.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { memberWithEverything } from '../../../testing/member-with-everything.ts';
import { connect } from '../../../testing/mothers.ts';
import { insertListing, insertPaidOrder } from '../../../testing/order-setup.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { ofMemberAlone } from '../../../testing/rows-of-member.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';
import { changeColumnsOf, shownTo } from '../../../testing/what-is-hidden.ts';
import { addRows, ofMemberAndAdministrators } from '../../../testing/what-is-private.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exported-data-'));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const recordsOf = async ({ id }: { readonly id: number }, more: Readonly<Record<string, string>> = {}) => {
  const { sections, sealed } = exported;
  const [transaction, opener] = [
    server.container.get(KnexTransaction),
    server.container.get(port('encryption')),
  ];
  return new MemberRecordReader(transaction, opener, { sections: { ...sections, ...more }, sealed }).read(id);
};

const runsAsFormula = '=HYPERLINK("https://evil.example","Bike")';
const runsAsScript = `</dd><script>alert(1)</script><img src=x onerror=alert(1)>`;

const nameOfPhoto = ({ body }: Reply): string =>
  /photos\/([\w-]+)\//.exec(String(body.profilePhotoUrl))?.[1] ?? 'no photo';

it('is one file with everything of the member, and what others wrote', async () => {
  const [ana, bea] = [await planner(server, 'Ana', { bio: runsAsScript }), await planner(server, 'Bea')];
  await connect(server, ana, bea);
  const photo = await send(ana, await sample.colours());
  const others = await send(bea, await sample.colours());
  const listingId = await insertListing(server.knex, bea, { title: runsAsFormula });
  await insertPaidOrder(server.knex, { buyer: ana, seller: bea }, { listingId, title: runsAsFormula });
  const message = { senderId: bea.id, receiverId: ana.id, message: 'See you at the pond!' };
  await server.knex('messages').insert({ ...message, timestamp: server.clock.now() });

  const files = await filesOf(server, ana);
  const [name, nameOfOthers] = [photo, others].map(nameOfPhoto);
  expect(Object.keys(files).toSorted()).toEqual(
    ['calendar.ics', 'data.json', 'index.html', 'orders.csv', `photos/${name}.jpg`].toSorted(),
  );
  const data = JSON.parse(files['data.json'] ?? '');
  expect(data).toMatchObject({
    version: 1,
    writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    account: [{ email: ana.email }],
    messages: [{ with: 'Bea', byYou: false, message: 'See you at the pond!' }],
    photos: [{ path: `photos/${name}.jpg`, usedAs: 'portrait' }],
  });
  expect(files['orders.csv']).toContain(`"'=HYPERLINK(""https://evil.example"",""Bike"")"`);
  expect(files['calendar.ics']).toMatch(/^BEGIN:VCALENDAR/);
  expect(files['index.html']).toContain('See you at the pond!');
  expect(files['index.html']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=');
  expect(files['index.html']).not.toMatch(/<script|onerror=[^&]*>/);
  const all = Object.values(files).join('\n');
  expect(all).not.toContain(nameOfOthers);
  expect(all).not.toContain(bea.email);
  expect(all).not.toContain(memberPassword);
});

it('has every section, also for whoever has given nothing', async () => {
  const files = await filesOf(server, await server.member());
  const { version, writtenAt, ...sections } = JSON.parse(files['data.json'] ?? '');
  expect([version, typeof writtenAt]).toEqual([1, 'string']);
  expect(Object.keys(sections).toSorted()).toEqual(Object.keys(exported.sections).toSorted());
  expect(Object.values(sections).every(Array.isArray)).toBe(true);
});

/** Columns by which a statement chooses, or that belong to the other side. */
const readOnly = [
  'babysitting_swaps.recipient_time_zone',
  'babysitting_swaps.status',
  'connection_requests.status',
  'decisions.things',
  'playdates.time_zone_two',
  'sitter_cards.sealed',
  'users.email',
];

const ofMembers = new Set(
  columns.filter(({ erasure }) => erasure !== 'impersonal').map(({ table }) => table),
);
const ofNobody = columns
  .filter(({ table }) => !ofMembers.has(table))
  .map(({ table, name }) => `${table}.${name}`);

it('has what stands in each column of text, and nothing of those that are left out', async () => {
  const subject = await memberWithEverything(server);
  await server.knex('reports').update({ reporterId: subject.id });
  const { marks } = await markEverything(server.knex, subject.id, [...readOnly, ...ofNobody]);
  const text = JSON.stringify(await recordsOf(subject));
  const leftOut = columns.filter(({ left }) => left).map(({ table, name }) => `${table}.${name}`);
  const isLeft = (column: string): boolean => leftOut.includes(column);
  const there = marks.filter(({ mark }) => text.includes(mark)).map(({ column }) => column);
  expect(there.filter(isLeft)).toEqual([]);
  const missing = marks
    .map(({ column }) => column)
    .filter((column) => !isLeft(column) && !there.includes(column));
  expect(missing).toEqual([]);
  expect(there.length).toBeGreaterThan(70);
});

it('says of what a decision rests on no more than the standing does', async () => {
  const bea = await server.member({ firstName: 'Bea' });
  const at = server.clock.now();
  const begun = { memberId: bea.id, openedAt: at, oldestAt: at, status: 'decided', version: 0 };
  const [{ id: caseId }] = await server.knex('cases').insert(begun).returning('id');
  const things = ['order', 'message', 'listing', 'message', 'swap'].map((kind, nth) => ({
    kind,
    id: 70 + nth,
  }));
  const said = { decision: 'warn', rule: 'kind', words: 'Please.', things: JSON.stringify(things) };
  await server.knex('decisions').insert({ caseId, memberId: bea.id, ...said, at });
  const { decisions } = await recordsOf(bea);
  expect(decisions).toMatchObject([{ things: ['listing', 'message'] }]);
  expect((await bea.get('/api/account/standing')).body).toMatchObject({
    decisions: [{ things: ['message', 'listing', 'message'].map((kind) => ({ kind, title: '' })) }],
  });
});

const lastNameOf =
  'select u.last_name from matches m join users u on u.id = m.user_id2 where m.user_id1 = :memberId';

it('does not change by what is hidden from the member', async () => {
  const [ana, bea, cleo, dora] = [
    await planner(server, 'Ana'),
    await planner(server, 'Bea'),
    await planner(server, 'Cleo'),
    await planner(server, 'Dora'),
  ];
  await connect(server, ana, bea);
  const at = server.clock.now();
  await server
    .knex('messages')
    .insert({ senderId: bea.id, receiverId: ana.id, message: 'Hello', timestamp: at });
  const requested = { requesterId: ana.id, recipientId: cleo.id, createdAt: at };
  await server.knex('connection_requests').insert({ ...requested, status: 'pending' });
  const [before, control] = [await recordsOf(ana), await recordsOf(ana, { lastNameOf })];

  await changeColumnsOf(server.knex, shownTo, ['member', 'nobody', 'administrators'], bea.id);
  const listingId = await insertListing(server.knex, dora);
  const setting = { knex: server.knex, subject: bea, third: dora, fourth: cleo, fifth: ana, listingId, at };
  await addRows(ofMemberAndAdministrators, setting);
  // Includes a block of Ana by Bea and what Bea's account has never shown to anybody.
  await addRows(ofMemberAlone, setting);
  await server.knex('connection_requests').where(requested).update({ status: 'declined', respondedAt: at });
  const { id: caseId } = (
    await server
      .knex('cases')
      .insert({
        memberId: ana.id,
        openedAt: at,
        status: 'open',
        version: 1,
        reportCount: 1,
        oldestAt: at,
        categories: ['spam'],
      })
      .returning('id')
  )[0];
  const report = { caseId, reporterId: bea.id, reporterSince: at, kind: 'member', thingId: String(ana.id) };
  await server.knex('reports').insert({ ...report, title: 'Ana', category: 'spam', state: 'received', at });
  await server
    .knex('hidden_things')
    .insert({ kind: 'shop', thingId: String(bea.id), memberId: bea.id, why: 'by-weight', hiddenAt: at });

  expect(await recordsOf(ana)).toEqual(before);
  expect(await recordsOf(ana, { lastNameOf })).not.toEqual(control);
});

it('has the sitter cards as they were written, though they are stored encrypted', async () => {
  const ana = await planner(server, 'Ana');
  const [{ id: childId }] = await server.knex('children').where({ userId: ana.id });
  const card = { medicines: 'Antihistamine in the blue bag' };
  expect((await ana.send('put', `/api/children/${childId}/card`, { body: card })).status).toBe(200);
  expect((await recordsOf(ana)).sitterCards).toMatchObject([{ content: card }]);
});

it('lacks a message that is hidden from the member until somebody has looked, and its author has it', async () => {
  const [ana, bea] = [await planner(server, 'Ana'), await planner(server, 'Bea')];
  await connect(server, ana, bea);
  const at = server.clock.now();
  const [{ id }] = await server
    .knex('messages')
    .insert({ senderId: bea.id, receiverId: ana.id, message: 'Hidden words', timestamp: at })
    .returning('id');
  await server
    .knex('hidden_things')
    .insert({ kind: 'message', thingId: String(id), memberId: bea.id, why: 'by-weight', hiddenAt: at });
  expect([(await recordsOf(ana)).messages, (await recordsOf(bea)).messages]).toMatchObject([
    [],
    [{ message: 'Hidden words' }],
  ]);
});
