import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { Parcels } from '@nestmates/application/market/orders/parcels.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { returnTerms } from '../../../testing/calls-of-two/orders-calls.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { sendForm } from '../../../testing/sandbox-payments.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const street = '12 Garden Place';
/** Each order has its own number, as the carriers of the sandbox remember them. */
const number = () => `9400-${id}`;
const tracking = () => ({ carrier: 'usps', trackingNumber: number() });

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let cleo: TestMember;
let admin: TestMember;
let id: number;
let listingId: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  cleo = await mother(server, { firstName: 'Cleo' });
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  listingId = await insertListing(server.knex, ana);
  id = await buy(server, bea, listingId);
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/problem`, { text: 'A wheel is loose.' });
});

const step = (by: TestMember, name: string, body: object = {}) =>
  by.post(`/api/orders/${id}/return${name}`, body);
const show = async (by: TestMember) => (await by.get(`/api/orders/${id}`)).body;
const stored = () => server.knex('orders').where({ id }).first();
/** The time passes, and what a worker does every minute is done. */
async function pass(span: number): Promise<void> {
  server.clock.forward(span);
  await server.container.get(Parcels).sweep();
  await server.container.get(OrderClock).sweep();
  await server.runJobs();
}
const sandbox = (page: string, fields: Readonly<Record<string, string>>) =>
  sendForm(server.visitor(), `${server.origin}/sandbox/${page}`, fields);
async function sentBack(amount = 3000): Promise<void> {
  await step(bea, '');
  await step(ana, '/accept', { ...returnTerms, amount });
  await step(bea, '/sent', tracking());
}

describe('a return', () => {
  it('is asked for, accepted, sent and confirmed: a part goes back, and the rest is released', async () => {
    expect(await step(bea, '')).toMatchObject({ status: 200, body: { itemReturn: { status: 'asked' } } });
    expect((await show(ana)).actions).toEqual(expect.arrayContaining(['acceptReturn', 'refuseReturn']));
    expect(await step(ana, '/accept', returnTerms)).toMatchObject({
      status: 200,
      body: { itemReturn: { status: 'accepted', refund: 3000 }, payout: { payout: 1800 } },
    });
    expect(await show(bea)).toMatchObject({ returnAddress: { lines: [street], state: 'NY' } });
    expect(await step(bea, '/sent', tracking())).toMatchObject({
      status: 200,
      body: { itemReturn: { status: 'sent', trackingNumber: number(), carrier: { name: 'USPS' } } },
    });
    expect((await ana.get('/api/seller/earnings')).body).toMatchObject({
      waiting: expect.arrayContaining([
        expect.objectContaining({ orderId: id, amount: 1800, returning: true }),
      ]),
    });
    expect(await step(ana, '/confirm')).toMatchObject({
      status: 200,
      body: { status: 'completed', itemReturn: null, returnAddress: null },
    });
    await server.runJobs();
    expect(await show(ana)).toMatchObject({
      money: { held: 0, released: 1800, refunded: 3000 },
      moneyUnderWay: false,
    });
    expect(await server.knex('listings').where({ id: listingId }).first()).toMatchObject({
      status: 'paused',
    });
    await expectBooksToAgree(server);
  });

  it('of all that was paid is a refund', async () => {
    await sentBack(4975);
    expect(await step(ana, '/confirm')).toMatchObject({ body: { status: 'refunded' } });
    await server.runJobs();
    expect(await show(bea)).toMatchObject({ money: { held: 0, released: 0, refunded: 4975 } });
    await expectBooksToAgree(server);
  });

  it('is confirmed once however often it is tapped', async () => {
    await sentBack();
    const taps = await Promise.all([1, 2, 3].map(() => step(ana, '/confirm')));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectBooksToAgree(server);
    expect(await show(bea)).toMatchObject({ money: { refunded: 3000 } });
  });

  it('is confirmed by an administrator where the seller does not', async () => {
    await sentBack();
    const decision = { text: 'The carrier delivered it.' };
    expect(await ana.post(`/api/admin/orders/${id}/confirm-return`, decision)).toMatchObject({ status: 403 });
    expect(await admin.post(`/api/admin/orders/${id}/confirm-return`, decision)).toMatchObject({
      status: 200,
      body: { status: 'completed', itemReturn: null },
    });
    await server.runJobs();
    expect((await admin.get(`/api/admin/orders/${id}`)).body).toMatchObject({
      money: { held: 0, released: 1800, refunded: 3000 },
      faults: [],
    });
    await expectBooksToAgree(server);
  });

  it('takes no wrong amount, address or number', async () => {
    await step(bea, '');
    const wrong: readonly [object, string][] = [
      [{ amount: 4976 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ street: ' ' }, 'street'],
      [{ street: 'x'.repeat(101) }, 'street'],
      [{ state: 'Utopia' }, 'state'],
      [{ zipCode: '1' }, 'zipCode'],
      [{ name: null }, 'name'],
    ];
    for (const [part, path] of wrong) {
      expect(await step(ana, '/accept', { ...returnTerms, ...part })).toMatchObject({
        status: 400,
        body: { issues: [{ path }] },
      });
    }
    await step(ana, '/accept', returnTerms);
    expect(await step(bea, '/sent', { ...tracking(), trackingNumber: '<b>' })).toMatchObject({ status: 400 });
    expect(await step(bea, '/sent', { carrier: 'usps' })).toMatchObject({ status: 400 });
  });
});

describe('the address of a return', () => {
  const seenBy = async (by: TestMember): Promise<boolean> => {
    const pages = [`/api/orders/${id}`, `/api/admin/orders/${id}`];
    const texts = await Promise.all(pages.map(async (page) => (await by.get(page)).text));
    const lists = await Promise.all(
      ['/api/orders/buyer', '/api/orders/seller'].map(async (page) => JSON.parse((await by.get(page)).text)),
    );
    const listed = (lists.flat() as { id: number }[]).filter((order) => order.id === id);
    return [...texts, JSON.stringify(listed)].some((text) => text.includes(street));
  };

  it('is for the two, from the acceptance to the end', async () => {
    await step(bea, '');
    await step(ana, '/accept', returnTerms);
    expect([await seenBy(bea), await seenBy(ana)]).toEqual([true, true]);
    expect([await seenBy(cleo), await seenBy(admin)]).toEqual([false, false]);
    await step(bea, '/sent', tracking());
    await step(ana, '/confirm');
    expect([await seenBy(bea), await seenBy(ana)]).toEqual([false, false]);
    const { rows } = await server.knex.raw(
      `select (select count(*) from orders o where o.id = :id and o::text like '%' || :street || '%')::integer
        + (select count(*) from order_events e where e::text like '%' || :street || '%')::integer as count`,
      { id, street },
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each([
    ['is withdrawn', () => step(bea, '/withdraw')],
    ['is no longer needed, as all is refunded', () => ana.post(`/api/orders/${id}/refund`)],
    ['is settled otherwise', () => bea.post(`/api/orders/${id}/confirm-delivery`)],
    [
      'is decided',
      async () => {
        await admin.post('/api/admin/confirm-password', { password: memberPassword });
        return admin.post(`/api/admin/orders/${id}/release`, { text: 'It was never sent.' });
      },
    ],
  ])('is erased where it %s', async (_, end) => {
    await step(ana, '/offer', returnTerms);
    expect((await stored()).returnAddress).toMatchObject({ lines: [street] });
    expect(await end()).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject({ returnAddress: null, returnRefundCents: null });
  });

  it('is in no letter', async () => {
    await sentBack();
    await server.runJobs();
    const { text } = await server.visitor().get('/sandbox/mail');
    expect(text).not.toContain(street);
  });
});

describe('the days of a return', () => {
  it('end it where it is not sent, and the problem goes on', async () => {
    await step(ana, '/offer', returnTerms);
    await pass(days(7));
    expect(await show(bea)).toMatchObject({
      status: 'problem',
      escalated: false,
      itemReturn: { status: 'closed' },
      returnAddress: null,
    });
    expect(await step(bea, '/sent', tracking())).toMatchObject({ status: 409 });
  });

  it('make it a task of the administrators three days after the delivery that the carrier reports', async () => {
    await sentBack();
    await sandbox('parcels', { carrier: 'usps', number: number(), state: 'delivered' });
    await pass(0);
    expect(await show(ana)).toMatchObject({ itemReturn: { parcel: { state: 'delivered' } } });
    server.clock.forward(days(3));
    // Two workers, and the sweep that finds what they have left.
    const clock = server.container.get(OrderClock);
    await Promise.all([clock.look({ orderId: id }), clock.look({ orderId: id }), clock.sweep()]);
    expect(await show(bea)).toMatchObject({ escalated: true, itemReturn: { status: 'sent' } });
    const { timeline } = (await show(bea)) as unknown as { timeline: { action: string }[] };
    expect(timeline.filter(({ action }) => action === 'escalateProblem')).toHaveLength(1);
    expect(timeline.filter(({ action }) => action === 'returnDelivered')).toHaveLength(1);
  });
});

describe('beside a return', () => {
  it('no account of the two is deleted', async () => {
    await sentBack();
    for (const member of [ana, bea]) {
      expect(await member.delete('/api/account', { password: memberPassword })).toMatchObject({
        status: 409,
        body: { error: 'OPEN_ORDERS' },
      });
    }
  });

  it('a block changes nothing', async () => {
    await step(bea, '');
    await bea.post(`/api/blocks/${ana.id}`);
    expect(await step(ana, '/accept', returnTerms)).toMatchObject({ status: 200 });
    expect(await step(bea, '/sent', tracking())).toMatchObject({ status: 200 });
    expect(await step(ana, '/confirm')).toMatchObject({ status: 200 });
    await bea.post('/api/account/confirm-password', { password: memberPassword });
    expect(await bea.delete(`/api/blocks/${ana.id}`)).toMatchObject({ status: 200 });
    await expectBooksToAgree(server);
  });

  it('a dispute of the bank goes first, and the return goes on after it', async () => {
    await sentBack();
    const { paymentId } = await stored();
    await sandbox('payments', { act: 'open', paymentId });
    await server.runJobs();
    expect(await step(ana, '/confirm')).toMatchObject({ status: 409, body: { error: 'DISPUTED' } });
    await pass(days(20));
    expect(await show(ana)).toMatchObject({
      disputed: true,
      escalated: false,
      itemReturn: { status: 'sent' },
      decideBy: null,
    });
    await sandbox('payments', { act: 'won', paymentId });
    await server.runJobs();
    const decideBy = String((await show(ana)).decideBy);
    expect(new Date(decideBy) > later(server.clock.now(), days(6))).toBe(true);
    expect(await step(ana, '/confirm')).toMatchObject({ status: 200 });
    await expectBooksToAgree(server);
  });
});
