import type { OrderPageView } from '@nestmates/application/market/orders/order-view.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { expect } from 'vitest';
import { buy } from './buying.ts';
import { memberPassword as password } from './member-password.ts';
import { mother } from './mothers.ts';
import { insertListing } from './order-setup.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** Sellers who are paid to bank accounts by name, and what they sell to one buyer. */
export function bankSellers(at: () => { readonly server: TestServer; readonly buyer: TestMember }) {
  const addressOf = (url: unknown): string => {
    const { pathname, search } = new URL(String(url), at().server.origin);
    return pathname + search;
  };

  /** Says at the provider, as a seller does, to which bank account sales are paid. */
  async function names(seller: TestMember, bank: string): Promise<void> {
    const { body } = await seller.post('/api/stripe/connect/onboard');
    const left = await seller.send('POST', addressOf(body.url), { body: { outcome: 'finish', bank } });
    await seller.get(addressOf(left.headers.get('location')));
    await at().server.runJobs();
  }

  /** Names it, and a payout arrives there. */
  async function isPaidTo(seller: TestMember, bank: string): Promise<void> {
    await names(seller, bank);
    const account = await at().server.knex('payment_accounts').where({ userId: seller.id }).first();
    const { people } = at().server.container.get(port('sandboxProvider'));
    expect(await people.changeSeller(account.providerAccountId, { isPaidOut: true })).toBe(true);
    await at().server.runJobs();
  }

  async function sellerPaidTo(bank: string): Promise<TestMember> {
    const seller = await mother(at().server, { firstName: 'Dora' }, 'premium');
    await isPaidTo(seller, bank);
    return seller;
  }

  const sale = async (seller: TestMember): Promise<number> =>
    buy(at().server, at().buyer, await insertListing(at().server.knex, seller, { priceCents: 4800 }));

  const cancel = async (seller: TestMember) => seller.post(`/api/orders/${await sale(seller)}/cancel`, {});

  async function leaves(seller: TestMember): Promise<void> {
    await at().server.runJobs();
    expect((await seller.delete('/api/account', { password })).status).toBe(200);
    await at().server.runJobs();
  }

  async function released(seller: TestMember): Promise<number> {
    const orderId = await sale(seller);
    await seller.post(`/api/orders/${orderId}/ship`, {});
    await at().buyer.post(`/api/orders/${orderId}/confirm-delivery`, {});
    await at().server.runJobs();
    return orderId;
  }

  const owedBy = async (seller: TestMember) => (await seller.get('/api/seller/earnings')).body.debt;

  const moneyOf = async (seller: TestMember, orderId: number) =>
    (await seller.get(`/api/orders/${orderId}`)).body.money as OrderPageView['money'];

  return { names, isPaidTo, sellerPaidTo, sale, cancel, leaves, released, owedBy, moneyOf };
}
