import { randomUUID } from 'node:crypto';
import { type RetentionKind, retention } from '@nestmates/domain/platform/retention/retention.ts';
import { days, hours, later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../testing/mothers.ts';
import { insertListing, insertPaidOrder } from '../../../testing/order-setup.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let [ana, bea]: TestMember[] = [];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  [ana, bea] = [await planner(server, 'Ana'), await planner(server, 'Bea')];
  await connect(server, ana, bea);
});
afterAll(() => server.close());

const id = (member: TestMember | undefined): number => member?.id ?? 0;

/** The number of rows, or of those that still have what goes. */
const countOf = async (table: string, where: object | string = {}): Promise<number> => {
  const rows = server.knex(table);
  const [found] = await (typeof where === 'string' ? rows.whereRaw(where) : rows.where(where)).count();
  return Number(found?.count);
};

interface Kept {
  readonly kind: RetentionKind;
  readonly table: string;
  /** Puts one in that is as old as this time. */
  put(at: Date): Promise<unknown>;
  readonly counted?: object | string;
}

const kept: readonly Kept[] = [
  {
    kind: 'checkIns',
    table: 'checkins',
    put: (at) =>
      server.knex('checkins').insert({
        userId: id(ana),
        location: 'Park',
        type: 'public',
        city: 'Austin',
        state: 'TX',
        createdAt: at,
        endedAt: at,
      }),
  },
  {
    kind: 'endedConnections',
    table: 'ended_connections',
    put: async (at) => {
      const other = await server.member();
      const [lowId = 0, highId = 0] = [id(ana), other.id].toSorted((one, two) => one - two);
      return server.knex('ended_connections').insert({ lowId, highId, connectedAt: at, endedAt: at });
    },
  },
  {
    kind: 'deletedEvents',
    table: 'calendar_events',
    put: (at) =>
      server.knex('calendar_events').insert({
        userId: id(ana),
        title: 'Doctor',
        type: 'personal',
        timeZone: 'America/Chicago',
        date: at,
        createdAt: at,
        exceptions: '[]',
        deletedAt: at,
      }),
  },
  {
    kind: 'emergencyContacts',
    table: 'babysitting_swaps',
    put: (at) => swapWithContact(at),
    counted: 'emergency_contact is not null',
  },
  {
    kind: 'partedSwaps',
    table: 'babysitting_swaps',
    put: (at) =>
      swapWithContact(later(at, -hours(2)), {
        matchId: null,
        status: 'confirmed',
        settledAt: at,
        lengthMs: hours(2),
        emergencyContact: null,
      }),
    counted: 'match_id is null',
  },
  {
    kind: 'paymentEvents',
    table: 'payment_events',
    put: (at) =>
      server.knex('payment_events').insert({
        id: randomUUID(),
        provider: 'sandbox',
        name: 'checkout',
        kind: 'checkout-changed',
        subjectId: 'cs_1',
        state: 'handled',
        happenedAt: at,
        receivedAt: at,
        handledAt: at,
      }),
  },
  {
    kind: 'openPublicReports',
    table: 'public_reports',
    put: (at) => visitorsReport(at, null),
    counted: 'verified_at is null',
  },
  {
    kind: 'publicReports',
    table: 'public_reports',
    put: (at) => visitorsReport(at, at),
    counted: 'verified_at is not null',
  },
  {
    kind: 'visitorTraces',
    table: 'public_report_traces',
    put: async (usedAt) => {
      const now = server.clock.now();
      const [{ id: publicReportId }] = await visitorsReport(now, now).returning('id');
      return server.knex('public_report_traces').insert({ publicReportId, digest: 'a browser', usedAt });
    },
  },
  { kind: 'keptSales', table: 'kept_sales', put: (at) => keptSale(at, 'a sale') },
  {
    kind: 'keptDebts',
    table: 'kept_sales',
    put: async (leftAt) => {
      const orderId = await keptSale(leftAt, 'a debt');
      await server
        .knex('transactions')
        .insert({ orderId, kind: 'debt', cents: 500, at: leftAt, providerId: randomUUID() });
    },
    counted: "digest like 'a debt%'",
  },
  {
    kind: 'partedMarks',
    table: 'marks_parted',
    put: (partedAt) =>
      server
        .knex('marks_parted')
        .insert({ one: randomUUID(), other: randomUUID(), partedAt, parting: randomUUID() }),
  },
  {
    kind: 'undoneSales',
    table: 'kept_undone_sales',
    put: (at) => server.knex('kept_undone_sales').insert({ digest: randomUUID(), undoneAt: at }),
  },
  {
    kind: 'cardDigests',
    table: 'card_digests',
    put: async (at) => {
      const listingId = await insertListing(server.knex, { id: id(bea) });
      const orderId = await insertPaidOrder(
        server.knex,
        { buyer: { id: id(ana) }, seller: { id: id(bea) } },
        { listingId },
      );
      await server
        .knex('card_digests')
        .insert({ orderId, memberId: id(ana), digest: randomUUID(), usedAt: at });
    },
  },
  {
    kind: 'trialEmails',
    table: 'sandbox_mail',
    put: (at) =>
      server
        .knex('sandbox_mail')
        .insert({ to: 'old@nestmates.test', subject: 'Hello', text: 'Hello', html: 'Hello', sentAt: at }),
    counted: { to: 'old@nestmates.test' },
  },
];

async function swapWithContact(at: Date, more: object = {}) {
  const { id: matchId } = await server.knex('matches').first('id');
  const child = await server
    .knex('children')
    .where({ userId: id(ana) })
    .first('id');
  return server
    .knex('babysitting_swaps')
    .insert({
      requesterId: id(ana),
      recipientId: id(bea),
      matchId,
      status: 'pending',
      date: at,
      location: 'At the pond',
      childIds: [child.id],
      emergencyContact: 'Grandmother',
      createdAt: at,
      ...more,
    })
    .returning('id');
}

async function keptSale(leftAt: Date, digest: string): Promise<number> {
  const listingId = await insertListing(server.knex, { id: id(bea) });
  const orderId = await insertPaidOrder(
    server.knex,
    { buyer: { id: id(ana) }, seller: { id: id(bea) } },
    { listingId },
  );
  await server.knex('kept_sales').insert({ orderId, digest: `${digest} ${orderId}`, leftAt });
  return orderId;
}

function visitorsReport(createdAt: Date, verifiedAt: Date | null) {
  const words = { category: 'spam', words: 'The same text again.', email: 'visitor@nestmates.test' };
  return server
    .knex('public_reports')
    .insert({ kind: 'shop', thingId: '1', ...words, createdAt, verifiedAt });
}

it.each(kept.map((one) => [one.kind, one] as const))(
  '%s go when their time is over, and not before',
  async (_, one) => {
    const { kind, table, put, counted } = one;
    server.clock.hold();
    const age = retention[kind].keptFor;
    const before = await countOf(table, counted);
    await put(later(server.clock.now(), seconds(1) - age));
    await put(later(server.clock.now(), -age - seconds(1)));
    expect(await countOf(table, counted)).toBe(before + 2);
    await removeOldRows(server);
    expect(await countOf(table, counted)).toBe(before + 1);
  },
);

it('keeps the emergency contact of a request as long as a time that is suggested for it is not too old', async () => {
  server.clock.hold();
  const now = server.clock.now();
  const age = retention.emergencyContacts.keptFor;
  const suggested = (proposedDate: Date, at: Date) =>
    swapWithContact(at, { proposedBy: 'recipient', proposedDate });
  const asked = later(now, -age - days(1));
  const [[open], [lapsed], [settled]] = [
    await suggested(later(now, days(5)), asked),
    await suggested(later(now, -age - seconds(1)), later(asked, -days(1))),
    await swapWithContact(asked, { status: 'declined', settledAt: now }),
  ];
  await removeOldRows(server);
  const kept = await server
    .knex('babysitting_swaps')
    .whereIn('id', [open.id, lapsed.id, settled.id])
    .whereNotNull('emergencyContact');
  expect(kept.map((swap) => swap.id)).toEqual([open.id]);
});

it('leaves a payment event that nobody has handled, and a visitor’s report whose case is open', async () => {
  const old = later(server.clock.now(), -retention.publicReports.keptFor - seconds(1));
  await kept.find(({ kind }) => kind === 'paymentEvents')?.put(old);
  await server.knex('payment_events').update({ state: 'waiting', handledAt: null });
  const [{ id: publicReportId }] = await visitorsReport(old, old).returning('id');
  const opened = {
    openedAt: old,
    status: 'open',
    version: 1,
    reportCount: 1,
    oldestAt: old,
    categories: ['spam'],
  };
  const [{ id: caseId }] = await server
    .knex('cases')
    .insert({ memberId: id(bea), ...opened })
    .returning('id');
  await server.knex('reports').insert({
    caseId,
    publicReportId,
    reporterSince: old,
    kind: 'shop',
    thingId: '1',
    title: 'A shop',
    category: 'spam',
    state: 'received',
    at: old,
  });
  await server.knex('public_report_traces').insert({ publicReportId, digest: 'a browser', usedAt: old });
  const events = await countOf('payment_events');
  await removeOldRows(server);
  expect(await countOf('payment_events')).toBe(events);
  expect(await countOf('public_reports', { id: publicReportId })).toBe(1);
  expect(await countOf('public_report_traces', { publicReportId })).toBe(1);
  await server.knex('reports').where({ publicReportId }).update({ state: 'looked-at' });
  await removeOldRows(server);
  expect(await countOf('public_report_traces', { publicReportId })).toBe(0);
  await server.knex('cases').where({ id: caseId }).update({ status: 'void' });
  await removeOldRows(server);
  expect(await countOf('public_reports', { id: publicReportId })).toBe(0);
});

it('keeps that two are not the same person as long as one of them is there', async () => {
  const partedAt = later(server.clock.now(), -retention.partedMarks.keptFor - seconds(1));
  const [known, gone] = [`account ${randomUUID()}`, randomUUID()];
  await server.knex('seller_marks').insert({ memberId: id(ana), digest: known, notedAt: partedAt });
  const said = { partedAt, parting: randomUUID() };
  await server.knex('marks_parted').insert([
    { one: known, other: gone, ...said },
    { one: gone, other: known, ...said },
  ]);
  await removeOldRows(server);
  expect(await countOf('marks_parted', { parting: said.parting })).toBe(2);
  await server.knex('seller_marks').where({ digest: known }).delete();
  await removeOldRows(server);
  expect(await countOf('marks_parted', { parting: said.parting })).toBe(0);
});

it('says in one line of the log what it has removed, without whose it was', async () => {
  await visitorsReport(new Date('2020-01-01'), null);
  await removeOldRows(server);
  const lines = JSON.stringify(server.log);
  expect(lines).toMatch(/what was kept long enough is removed/);
  expect(lines).toMatch(/"public_reports":1/);
  expect(lines).not.toContain('visitor@nestmates.test');
});
