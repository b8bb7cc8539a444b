import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

/** The buyer begins to pay; the answer of the call. */
export const checkout = (by: Visitor, listingId: number, body: object = {}): Promise<Reply> =>
  by.post(`/api/marketplace/${listingId}/checkout`, body);

/** What the member does on the page of the sandbox. */
export async function answerCheckout(
  server: TestServer,
  checkoutUrl: unknown,
  outcome: string,
  form: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { pathname } = new URL(String(checkoutUrl));
  const body = new URLSearchParams({ ...form, outcome });
  const reply = await fetch(`${server.origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  expect(reply.status).toBe(303);
}

/** A paid order of that listing, with all that follows from it. */
export async function buy(server: TestServer, by: Visitor, listingId: number): Promise<number> {
  const { status, body, text } = await checkout(by, listingId);
  expect(status, text).toBe(200);
  await answerCheckout(server, body.checkoutUrl, 'pay');
  await server.runJobs();
  return Number(body.orderId);
}

export interface Sums {
  readonly charged: number;
  readonly held: number;
  readonly released: number;
  readonly refunded: number;
  readonly fees: number;
}

/** Sums that say where the money of an order is by the ledger of the sandbox. */
export async function sandboxSums(server: TestServer, orderId: number): Promise<Sums | undefined> {
  const { text } = await server.visitor().get('/sandbox/payments.json');
  const { orders } = JSON.parse(text) as { orders: readonly (Sums & { readonly orderId: number })[] };
  const found = orders.find((order) => order.orderId === orderId);
  if (!found) return undefined;
  const { orderId: _, ...sums } = found;
  return sums;
}
