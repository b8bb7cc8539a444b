import type { Page } from 'playwright';
import { expect } from 'vitest';

const password = 'Nestmates1!';

export async function logIn(page: Page, member: 'ana' | 'bea' | 'cleo' | 'admin'): Promise<void> {
  const data = { email: `${member}@nestmates.test`, password };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
}

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
