import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { atTheBank, givePassword, listingOfAna, logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

/** Goes from the page of the listing to the sandbox's. */
async function beginCheckout(bea: Page, listingId: number): Promise<void> {
  await bea.goto(`/marketplace/${listingId}`);
  await bea.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = bea.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByText('Processing fee', { exact: true }).waitFor();
  await dialog.getByText('$1.27').waitFor();
  await dialog.getByRole('button', { name: 'Pay $33.27' }).click();
  await bea.waitForURL('**/sandbox/checkouts/**');
}

describe('an order', () => {
  test('is paid, shipped and confirmed, and the seller is paid', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const listingId = await listingOfAna(ana);

    await beginCheckout(bea, listingId);
    await bea.getByRole('button', { name: 'Pay $33.27' }).click();
    await bea.waitForURL('**/success**');
    await bea.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await bea.getByRole('link', { name: 'View Your Order' }).click();
    await bea.waitForURL('**/orders/*');
    await bea.getByRole('heading', { name: 'We hold $33.27' }).waitFor();
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
    await bea.getByRole('button', { name: 'Write a Review' }).click();
    const review = bea.getByRole('dialog', { name: 'How was it?' });
    await review.getByRole('radio', { name: '5 stars' }).check();
    await review.getByLabel('Your review').fill('Even finer than in the picture.');
    await review.getByRole('button', { name: 'Send Review' }).click();
    await bea.getByRole('region', { name: 'Review' }).getByText('Even finer than in the picture.').waitFor();

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

  test('is not charged when the card is declined', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const listingId = await listingOfAna(ana);
    await beginCheckout(bea, listingId);
    await bea.getByRole('button', { name: 'Let the card be declined' }).click();
    await bea.getByRole('heading', { name: 'Payment Error' }).waitFor();
    await expect
      .poll(async () => (await (await bea.request.get(`/api/marketplace/${listingId}`)).json()).status)
      .toBe('active');
  });

  test('has a problem, which is shown by a photo and ends with a refund', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const order = await paidOrder(bea, await listingOfAna(ana));
    await ana.request.post(`/api/orders/${order}/ship`, { data: {} });

    await bea.goto(`/orders/${order}`);
    await bea.getByRole('button', { name: 'Something is wrong' }).click();
    const dialog = bea.getByRole('dialog', { name: 'Something is wrong' });
    await dialog.getByLabel('What is wrong?').fill('The handle is broken.');
    await dialog
      .getByLabel('Photos of the problem')
      .setInputFiles({ name: 'handle.png', mimeType: 'image/png', buffer: await validPng(bea) });
    await dialog.getByRole('button', { name: 'Photo 1 of 1' }).waitFor();
    await dialog.getByRole('button', { name: 'Report Problem' }).click();
    await bea.getByRole('heading', { name: 'It stays held' }).waitFor();

    await ana.goto(`/orders/${order}`);
    await ana.getByText('The handle is broken.').waitFor();
    await ana.getByRole('link', { name: 'Photo 1 of 1' }).waitFor();
    await ana.getByRole('button', { name: 'Refund', exact: true }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await bea.getByRole('heading', { name: 'Refunded', exact: true, level: 2 }).waitFor();
    await bea.getByText(/^The \$33.27 you paid/).waitFor();
  });

  test('is refunded in part, and goes on', async ({ takePhone }) => {
    const [ana, bea] = [await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    const order = await paidOrder(bea, await listingOfAna(ana));
    await ana.request.post(`/api/orders/${order}/ship`, { data: {} });

    await bea.goto(`/orders/${order}`);
    await ana.goto(`/orders/${order}`);
    await ana.getByRole('button', { name: 'Refund a Part' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Refund a Part' });
    await dialog.getByLabel('Amount').fill('32');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByText(/^At most \$25\.60/).waitFor();
    await dialog.getByLabel('Amount').fill('10');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await bea.getByText(/\$10\.00 of what you paid went back to your card/).waitFor();
    await bea.getByRole('button', { name: 'Confirm Delivery' }).click();
    await bea.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delivery' }).click();
    // Less what an order of another test has left the seller owing.
    await ana.getByRole('heading', { name: /^You were paid/ }).waitFor();
    await ana.getByText(/\$10\.00 of what she paid went back to Bea/).waitFor();
  });

  test('is disputed, answered by an administrator, and lost in part', async ({ takePhone }) => {
    const [ana, bea, ada] = [await takePhone(), await takePhone(), await takePhone()];
    await logIn(ana, 'ana');
    await logIn(bea, 'bea');
    await logIn(ada, 'admin');
    const order = await paidOrder(bea, await listingOfAna(ana));
    const sent = { carrier: 'usps', trackingNumber: '9405511299' };
    await ana.request.post(`/api/orders/${order}/ship`, { data: sent });
    await atTheBank(ada, order, { act: 'open', cents: '1000' });

    await ana.goto(`/orders/${order}`);
    await ana.getByText('Payment disputed', { exact: true }).waitFor();
    await expect
      .poll(async () => JSON.stringify(await (await ada.request.get('/api/admin/disputes')).json()))
      .toContain(`"id":${order},`);
    await ada.goto('/admin/disputes');
    await ada.getByRole('link', { name: 'Wicker doll carriage' }).first().click();
    await ada.getByText('9405511299').first().waitFor();
    await ada.getByRole('button', { name: 'Answer the Bank' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Answer the bank' });
    await dialog.getByLabel('Why is the payment right?').fill('It was handed over at the door.');
    await dialog.getByRole('button', { name: 'Send to the Bank' }).click();
    await givePassword(ada);
    await ada.getByText('Evidence Sent', { exact: true }).first().waitFor();

    await atTheBank(ada, order, { act: 'lost' });
    await ana.getByText('Dispute decided', { exact: true }).waitFor();
    const { money, status } = await (await ana.request.get(`/api/orders/${order}`)).json();
    expect({ money, status }).toMatchObject({ status: 'shipped', money: { held: 2200, refunded: 1000 } });
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
