import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerCheckout, checkout, sandboxSums } from '../../../testing/buying.ts';
import { emailChanged } from '../../../testing/email-changed.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
beforeEach(async () => {
  seller = await mother(server, {}, 'premium');
  buyer = await mother(server, {}, 'premium');
  await payable(server.knex, seller);
});
afterAll(() => server.close());

const remove = (member: TestMember) => member.delete('/api/account', { password });
const takeBack = (token: string) => server.visitor().post('/api/account/email/take-back', { token });
const exists = async ({ id }: TestMember) =>
  (await server.knex('users').where({ id }).first('id')) !== undefined;

async function passed(time: number): Promise<void> {
  server.clock.forward(time);
  await server.runJobs();
}

describe('the deletion of an account whose e-mail was changed lately', () => {
  it('waits for a checkout that is open when the time ends, and for its order if that is paid', async () => {
    await emailChanged(server, buyer);
    expect((await remove(buyer)).status).toBe(202);
    server.clock.forward(days(7) - minutes(10));
    const { body } = await checkout(buyer, await insertListing(server.knex, seller));
    await passed(minutes(11));
    expect(await exists(buyer)).toBe(true);
    await answerCheckout(server, body.checkoutUrl, 'pay');
    await passed(days(1));
    expect(await exists(buyer)).toBe(true);
    const order = `/api/orders/${body.orderId}`;
    expect((await seller.post(`${order}/ship`, {})).status).toBe(200);
    expect((await buyer.post(`${order}/confirm-delivery`)).status).toBe(200);
    await passed(days(1));
    await passed(days(1));
    expect(await exists(buyer)).toBe(false);
    expect(await sandboxSums(server, Number(body.orderId))).toMatchObject({ held: 0, released: 4800 });
  });

  it('comes once a checkout that was open then has ended by itself', async () => {
    await emailChanged(server, buyer);
    await remove(buyer);
    server.clock.forward(days(7) - minutes(10));
    const listingId = await insertListing(server.knex, seller);
    const { body } = await checkout(buyer, listingId);
    await passed(minutes(11));
    await passed(days(1));
    await passed(days(1));
    expect(await exists(buyer)).toBe(false);
    const { status } = await server.knex('listings').where({ id: listingId }).first('status');
    expect(status).toBe('active');
    expect((await server.knex('orders').where({ id: body.orderId }).first()).status).toBe('expired');
  });

  it('is taken back with a checkout open, which goes on', async () => {
    await emailChanged(server, buyer);
    await remove(buyer);
    const { body } = await checkout(buyer, await insertListing(server.knex, seller));
    expect((await takeBack(await tokenIn(server, 'take-back-email', buyer.email))).status).toBe(200);
    await answerCheckout(server, body.checkoutUrl, 'pay');
    await passed(days(8));
    expect(await exists(buyer)).toBe(true);
    expect((await server.knex('orders').where({ id: body.orderId }).first()).status).toBe('pending_shipment');
  });
});
