import type { Page } from 'playwright';
import { expect } from 'vitest';
import { demoPassword, logInAs } from './log-in.ts';

export const logIn = (page: Page, member: 'ana' | 'bea' | 'cleo' | 'admin' | 'support'): Promise<void> =>
  logInAs(page, `${member}@nestmates.test`);

const newListing = {
  title: 'Wicker doll carriage',
  description: 'Woven by a grandmother.',
  type: 'product',
  price: 3200,
  category: 'Toys & Games',
};

/** What Ana has to sell, made for one journey alone. */
export async function listingOfAna(ana: Page): Promise<number> {
  const created = await ana.request.post('/api/marketplace', { data: newListing });
  expect(created.ok(), await created.text()).toBe(true);
  return (await created.json()).id;
}

/** The buyer has paid it, without the pages that lead there; its id. */
export async function paidOrder(buyer: Page, listingId: number): Promise<number> {
  const begun = await buyer.request.post(`/api/marketplace/${listingId}/checkout`, { data: {} });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { orderId, checkoutUrl } = await begun.json();
  await buyer.request.post(checkoutUrl, { form: { outcome: 'pay' }, maxRedirects: 0 });
  await expect
    .poll(async () => (await (await buyer.request.get(`/api/orders/${orderId}`)).json()).status)
    .toBe('pending_shipment');
  return orderId;
}

/** What the bank of the buyer does about an order, on the sandbox's page of payments. */
export async function atTheBank(
  admin: Page,
  order: number,
  what: Readonly<Record<string, string>>,
): Promise<void> {
  await admin.goto('/sandbox/payments');
  const row = admin
    .getByRole('row')
    .filter({ has: admin.getByRole('cell', { name: String(order), exact: true }) })
    .filter({ has: admin.locator('input[name=paymentId]') });
  const paymentId = await row.locator('input[name=paymentId]').first().getAttribute('value');
  const form = { paymentId: paymentId ?? '', ...what };
  const reply = await admin.request.post('/sandbox/payments', { form, maxRedirects: 0 });
  expect(reply.status()).toBe(303);
}

/** Where the last confirmation is too old. */
export async function givePassword(admin: Page): Promise<void> {
  const field = admin.getByRole('dialog').getByLabel('Your Password');
  const done = admin.getByText('Evidence Sent', { exact: true }).first();
  await field.or(done).first().waitFor();
  if (!(await field.isVisible())) return;
  await field.fill(demoPassword);
  await field.press('Enter');
}
