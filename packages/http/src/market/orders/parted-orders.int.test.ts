import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy, sandboxSums } from '../../../testing/buying.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
let admin: TestMember;
let orderId: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await server.member(columnsOf.admin);
});
beforeEach(async () => {
  seller = await mother(server, { firstName: 'Ana' }, 'premium');
  buyer = await mother(server, { firstName: 'Bea' }, 'premium');
  await payable(server.knex, seller);
  orderId = await buy(server, buyer, await insertListing(server.knex, seller));
  expect((await seller.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

const restrict = ({ id }: TestMember, kind: RestrictionKind) =>
  server.container
    .get(KnexTransaction)
    .run(() => server.container.get(Restrictions).impose(id, { kind, until: null }, { decisionId: id }));

/** Each of them, and all together. */
const partings: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the buyer has blocked the seller', () => buyer.post(`/api/blocks/${seller.id}`)],
  ['the seller is banned', () => restrict(seller, 'banned')],
  ['the buyer is banned', () => restrict(buyer, 'banned')],
  [
    'both are banned, and have blocked each other',
    async () => {
      await seller.post(`/api/blocks/${buyer.id}`);
      await buyer.post(`/api/blocks/${seller.id}`);
      await restrict(buyer, 'banned');
      await restrict(seller, 'suspended');
    },
  ],
];

async function parted(part: () => Promise<unknown>): Promise<void> {
  await part();
  // A decision cannot be taken back by a tap any more.
  server.clock.forward(minutes(11));
  await server.runJobs();
}

describe.each(partings)('an order of two of whom %s', (_, part) => {
  it('is refunded by its seller in part and then wholly, and the buyer is told', async () => {
    await parted(part);
    const toldBefore = (await subjectsTo(server, buyer)).length;
    const inPart = await seller.post(`/api/orders/${orderId}/refund-in-part`, { amount: 1000, agreed: 0 });
    expect(inPart.status, inPart.text).toBe(200);
    await server.runJobs();
    expect((await seller.post(`/api/orders/${orderId}/refund`, {})).status).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 0, released: 0, refunded: 4975 });
    expect((await buyer.get(`/api/orders/${orderId}`)).body).toMatchObject({ status: 'refunded' });
    expect((await subjectsTo(server, buyer)).slice(toldBefore)).toEqual([
      'You get a part of your money back for “Balance bike”',
      'You get your money back for “Balance bike”',
    ]);
  });

  it('is confirmed by its buyer, and refunded by an administrator after a release', async () => {
    await parted(part);
    expect((await buyer.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ released: 4800 });
    await admin.post('/api/account/confirm-password', { password });
    const refunded = await admin.post(`/api/admin/orders/${orderId}/refund`, { text: 'It was broken.' });
    expect(refunded.status, refunded.text).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 0, released: 0, refunded: 4975 });
  });

  it('is stopped by a dispute, which neither account outruns by its deletion', async () => {
    await parted(part);
    const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
    const people = server.container.get(Sandbox).pages.people;
    expect(await people.openDispute(paymentId)).toBe(true);
    await server.runJobs();
    for (const member of [buyer, seller]) {
      const { status, body } = await member.delete('/api/account', { password });
      expect([status, body.error]).toEqual([409, 'OPEN_ORDERS']);
    }
    // A reset in between ends sessions and nothing of the order.
    await server.visitor().post('/api/password-reset-request', { email: seller.email });
    expect(await people.closeDispute(paymentId, 'lost')).toBe(true);
    await server.runJobs();
    for (const member of [buyer, seller])
      expect((await member.delete('/api/account', { password })).status).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 0, released: 0 });
  });
});
