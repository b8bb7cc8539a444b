import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

const password = 'Nestmates1!';

async function logIn(page: Page, member: 'ana' | 'bea' | 'cleo'): Promise<void> {
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

/** What Ana has to sell, made for this journey alone. */
async function listingOfAna(ana: Page): Promise<number> {
  const created = await ana.request.post('/api/marketplace', { data: newListing });
  expect(created.ok(), await created.text()).toBe(true);
  return (await created.json()).id;
}

/** From the page of the listing to the sandbox's. */
async function beginCheckout(bea: Page, listingId: number): Promise<void> {
  await bea.goto(`/marketplace/${listingId}`);
  await bea.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = bea.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByText('Processing fee').waitFor();
  await dialog.getByText('$1.23').waitFor();
  await dialog.getByRole('button', { name: 'Pay $33.23' }).click();
  await bea.waitForURL('**/sandbox/checkouts/**');
}

describe('an order', () => {
  test('is paid, shipped and confirmed, and the seller is paid', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const listingId = await listingOfAna(ana);

    await beginCheckout(bea, listingId);
    await bea.getByRole('button', { name: 'Pay $33.23' }).click();
    await bea.waitForURL('**/success**');
    await bea.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await bea.getByRole('link', { name: 'View Your Order' }).click();
    await bea.waitForURL('**/orders/*');
    await bea.getByRole('heading', { name: 'We hold $33.23' }).waitFor();
    const order = new URL(bea.url()).pathname;

    await ana.goto('/my-orders?tab=sales');
    await ana.getByRole('button', { name: 'Mark as Shipped: Wicker doll carriage' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Mark as Shipped' });
    await dialog.getByLabel('Tracking number').fill('not a number!');
    await dialog.getByRole('button', { name: 'Mark as Shipped' }).click();
    await dialog.getByText('A tracking number has only letters, digits and dashes').waitFor();
    await dialog.getByLabel('Tracking number').fill('9405 5112');
    await dialog.getByRole('button', { name: 'Mark as Shipped' }).click();
    await ana.getByText('Order Shipped', { exact: true }).first().waitFor();

    // Bea's open page hears of it.
    await bea.getByText('Ana is paid in').waitFor();
    await bea.getByRole('button', { name: 'Confirm Delivery' }).click();
    await bea.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delivery' }).click();
    await bea.getByText('Delivery Confirmed', { exact: true }).first().waitFor();
    await bea.getByRole('heading', { name: 'Released to Ana' }).waitFor();

    await ana.goto(order);
    await ana.getByRole('heading', { name: /\$32.00/ }).waitFor();
  });

  test('is no order when the payment is left, and the listing is free again', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const listingId = await listingOfAna(ana);
    await beginCheckout(bea, listingId);
    await bea.getByRole('button', { name: 'Leave without paying' }).click();
    await bea.waitForURL('**/cancel**');
    await bea.getByRole('heading', { name: 'Payment Canceled' }).waitFor();
    await expect
      .poll(async () => (await (await bea.request.get(`/api/marketplace/${listingId}`)).json()).status)
      .toBe('active');
  });

  test('of others is not there, and a visitor is asked to log in', async ({ page }) => {
    await logIn(page, 'cleo');
    await page.goto('/orders/1');
    await page.getByRole('heading', { name: 'We could not find this order' }).waitFor();
    await page.goto('about:blank');
    await page.request.post('/api/logout');
    await page.goto('/my-orders');
    await page.getByRole('heading', { name: 'Login Required' }).waitFor();
  });
});

describe('the page after a failed payment', () => {
  test('shows what its address says as it is', async ({ page }) => {
    await logIn(page, 'bea');
    await page.goto(`/cancel?${new URLSearchParams({ error: '<img src=x onerror=alert(1)> declined' })}`);
    await page.getByRole('heading', { name: 'Payment Error' }).waitFor();
    await page.getByText('<img src=x onerror=alert(1)> declined').waitFor();
  });
});
