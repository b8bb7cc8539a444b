import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import type { TimelineEntry } from '@nestmates/application/market/orders/ports.ts';
import { has, mustHave } from '@nestmates/application/testing/orders/party-balances.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { expect } from 'vitest';
import { checkout } from './buying.ts';
import { memberPassword as password } from './member-password.ts';
import { mother } from './mothers.ts';
import { onAnotherServer } from './on-another-server.ts';
import { insertListing } from './order-setup.ts';
import type { ShopOfTwo } from './shop-of-two.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

/** One sale with whoever acts about it. */
export class Sale {
  readonly shop: ShopOfTwo;
  readonly seller: TestMember;
  readonly buyer: TestMember;
  readonly orderId: number;
  readonly paymentId: string;
  readonly reference: string;
  readonly did: string[] = [];
  /** How often a bank has opened a dispute. */
  disputes = 0;
  #admin: Visitor | undefined;

  private constructor(
    shop: ShopOfTwo,
    two: readonly [TestMember, TestMember],
    order: { orderId: number; paymentId: string; reference: string },
  ) {
    [this.shop, this.seller, this.buyer] = [shop, ...two];
    [this.orderId, this.paymentId, this.reference] = [order.orderId, order.paymentId, order.reference];
  }

  static async of(shop: ShopOfTwo, isPickup: boolean): Promise<Sale> {
    const { server } = shop;
    const seller = await mother(server, { firstName: 'Ana' }, 'premium');
    const buyer = await mother(server, { firstName: 'Bea' }, 'premium');
    await shop.sellerAccount(seller);
    const kind = isPickup ? { shippingIncluded: false, localPickupOnly: true } : {};
    const { body, text } = await checkout(buyer, await insertListing(server.knex, seller, kind));
    const orderId = Number(body.orderId);
    expect(orderId, text).toBeGreaterThan(0);
    await shop.pay(String(body.checkoutUrl));
    await shop.hear();
    const order = await server
      .knex('orders')
      .where({ id: orderId })
      .first('paymentId', 'reference', 'status');
    expect(order.status).toBe('pending_shipment');
    return new Sale(shop, [seller, buyer], { ...order, orderId });
  }

  async newAdmin(): Promise<void> {
    this.#admin = await mother(this.shop.server, { firstName: 'Ada' }, 'admin');
  }

  /** The call of a member at one of the two processes. */
  async sends(name: string, by: Visitor, at: TestServer, path: string, body: object = {}): Promise<void> {
    const { status, body: answer } = await onAnotherServer(by, at).post(path, body);
    this.did.push(`${name} ${status}${status === 200 ? '' : ` ${answer.error}`}`);
    expect(status, `${name}: ${JSON.stringify(answer)}`).toBeLessThan(500);
  }

  async leaves(name: string, by: TestMember, at: TestServer): Promise<void> {
    const { status, body } = await onAnotherServer(by, at).delete('/api/account', { password });
    this.did.push(`${name} ${status}${status === 200 ? '' : ` ${body.error}`}`);
    expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
  }

  async bankTakes(cents: number): Promise<void> {
    const isOpened = await this.shop.openDispute(this.paymentId, cents);
    this.did.push(`bank takes ${cents}${isOpened ? '' : ': refused'}`);
    if (isOpened) this.disputes += 1;
  }

  async bankDecides(outcome: 'won' | 'lost' | 'closed'): Promise<void> {
    this.did.push(`bank: ${outcome}`);
    await this.shop.closeDispute(this.paymentId, outcome);
  }

  decides(name: string, at: TestServer, what: string, body: object = {}): Promise<void> {
    const by = this.#admin ?? expect.unreachable('There is one');
    return this.sends(name, by, at, `/api/admin/orders/${this.orderId}/${what}`, {
      text: 'We have looked.',
      ...body,
    });
  }

  async pickupCode(): Promise<string> {
    const { pickupCode } = await this.shop.server
      .knex('orders')
      .where({ id: this.orderId })
      .first('pickupCode');
    return pickupCode ?? '000000';
  }

  /** Days pass, and workers do what is due by then; what follows from that they do in the second turn. */
  async pass(count: number): Promise<void> {
    const { server } = this.shop;
    server.clock.forward(days(count));
    for (const _ of [1, 2]) {
      await server.container.get(PaymentChanges).lookAtOld();
      await this.shop.hear();
    }
  }

  /** What nobody has decided yet ends, and each party has what it must have. */
  async expectRightEnd(isForBuyer: boolean, outcome: 'won' | 'lost'): Promise<void> {
    const { shop, orderId, paymentId, reference } = this;
    const { server } = shop;
    for (let tries = 0; tries < 4; tries += 1) {
      await shop.closeDispute(paymentId, outcome);
      await shop.hear();
      await this.pass(9);
      const { status } = await server.knex('orders').where({ id: orderId }).first('status');
      if (status !== 'problem') break;
      await this.newAdmin();
      const { actions = [] } = (await (this.#admin as Visitor).get(`/api/admin/orders/${orderId}`))
        .body as unknown as { actions: readonly string[] };
      if (actions.includes('resume')) await this.decides('admin resumes', server, 'resume');
      else await this.decides('admin ends', server, isForBuyer ? 'refund' : 'release');
      await shop.hear();
    }
    await this.pass(8);
    const stored = await server.container
      .get(port('transaction'))
      .run(() => server.container.get(port('orderStore')).lock(orderId));
    const order = stored?.order ?? expect.unreachable('It is there');
    const timeline = (await server
      .knex('order_events')
      .where({ orderId })
      .orderBy('id')) as readonly TimelineEntry[];
    const payment = await server.container
      .get(port('paymentProviders'))
      .named(shop.provider)
      .money.payment({ reference, paymentId });
    const entries = await server
      .knex('transactions')
      .where({ orderId })
      .orderBy('id')
      .select('kind', 'cents');
    const accounts = accountsOf(entries);
    const deeds = [{ order, timeline, payment, taxCents: 0 }];
    const is = has(deeds, { accounts, balance: atProvider(accounts) });
    const must = mustHave(deeds);
    const isLeft = order.sellerId === null && accounts.held > 0;
    const owed = isLeft ? accounts.held : 0;
    const says = JSON.stringify({
      did: this.did,
      status: order.status,
      entries,
      timeline: timeline.map(({ action, by }) => `${action} ${by}`),
    });
    expect({ ...is, seller: is.seller + owed }, says).toEqual(must);
    expect(isLeft ? 0 : accounts.held, says).toBe(0);
  }
}

export async function expectNoFaults({ server }: ShopOfTwo): Promise<void> {
  const { faults } = await checkLedger(server.container.get(port('moneyQueries')), server.clock.now());
  expect(faults).toEqual([]);
}
