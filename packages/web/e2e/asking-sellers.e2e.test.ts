import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const ok = async (answer: Promise<{ ok(): boolean; text(): Promise<string> }>) => {
  const given = await answer;
  if (!given.ok()) throw new Error(await given.text());
};

/** Nobody's connection, with everything unlocked. */
async function newBuyer(page: Page): Promise<void> {
  await finishedMember(page, 'Thea');
  await ok(page.request.post('/api/unlock', { data: { code: 'EARLYBIRD' } }));
}

/** Ana, and something that Ana sells. */
async function seller(page: Page): Promise<{ id: number; listing: { id: number; title: string } }> {
  const data = { email: 'ana@nestmates.test', password: 'Nestmates1!' };
  const { id } = await (await page.request.post('/api/login', { data })).json();
  const [listing] = await (await page.request.get('/api/marketplace/my-listings')).json();
  return { id, listing };
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const about = (page: Page) => page.getByRole('region', { name: 'About this listing' });

describe('a question about a listing', () => {
  test('is asked by somebody the seller does not know, and answered on another phone', async ({
    takePhone,
  }) => {
    const [buyer, shop] = [await takePhone(), await takePhone()];
    const { id, listing } = await seller(shop);
    await newBuyer(buyer);
    await buyer.goto(`/messages?userId=${id}&listing=${listing.id}`);
    await about(buyer).getByText(listing.title).waitFor();
    const intro = await composer(buyer).inputValue();
    expect(intro).toContain(listing.title);

    await shop.goto('/messages');
    await shop.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
    await composer(buyer).press('Enter');
    await buyer.getByRole('log').getByText(intro).waitFor();
    expect(await composer(buyer).inputValue()).toBe('');

    await shop.getByRole('link', { name: /Thea/ }).click();
    await shop.getByRole('log').getByText(intro).waitFor();
    await about(shop).getByText(listing.title).waitFor();
    await composer(shop).fill('It is! Come by on Saturday.');
    await composer(shop).press('Enter');
    await buyer.getByRole('log').getByText('It is! Come by on Saturday.').waitFor();

    // The question is not asked twice by a reload, and neither message is lost.
    await buyer.reload();
    await buyer.getByRole('log').getByText('It is! Come by on Saturday.').waitFor();
    expect(await buyer.getByRole('log').getByText(intro).count()).toBe(1);
    expect(await composer(buyer).inputValue()).toBe('');
    await composer(buyer).fill('See you then!');
    await composer(buyer).press('Enter');
    await shop.getByRole('log').getByText('See you then!').waitFor();
  });

  test('is not asked again by who leaves the thread and comes back before it is known', async ({
    takePhone,
  }) => {
    const [buyer, shop] = [await takePhone(), await takePhone()];
    const { id, listing } = await seller(shop);
    await newBuyer(buyer);
    await buyer.goto(`/messages?userId=${id}&listing=${listing.id}`);
    await about(buyer).getByText(listing.title).waitFor();
    const intro = await composer(buyer).inputValue();
    await buyer.route('**/api/conversations?*', () => undefined);
    await buyer.route('**/api/conversations', () => undefined);
    await composer(buyer).press('Enter');
    await buyer.getByRole('log').getByText(intro).waitFor();
    await buyer.getByRole('link', { name: 'Back to Messages' }).click();
    await composer(buyer).waitFor({ state: 'detached' });
    await buyer.goBack();
    await buyer.getByRole('log').getByText(intro).waitFor();
    expect(await composer(buyer).inputValue()).toBe('');
  });

  test('begins anew for a listing after another was asked about', async ({ takePhone }) => {
    const [buyer, shop] = [await takePhone(), await takePhone()];
    const { id, listing } = await seller(shop);
    const [, other] = await (await shop.request.get('/api/marketplace/my-listings')).json();
    await newBuyer(buyer);
    const ask = async ({ id: listingId, title }: { id: number; title: string }) => {
      await buyer.goto(`/messages?userId=${id}&listing=${listingId}`);
      await about(buyer).getByText(title).waitFor();
      const intro = await composer(buyer).inputValue();
      expect(intro).toContain(title);
      await composer(buyer).press('Enter');
      // The thread is about this listing once the question has arrived.
      const subject = async () =>
        (await (await buyer.request.get('/api/conversations')).json())[0]?.listing?.id;
      await expect.poll(subject).toBe(listingId);
      expect(await composer(buyer).inputValue()).toBe('');
    };
    await ask(listing);
    await ask(other);
    await ask(listing);
  });

  test('is told to be too late once the listing is gone, and a stranger stays one', async ({ takePhone }) => {
    const [buyer, shop] = [await takePhone(), await takePhone()];
    const { id, listing } = await seller(shop);
    await newBuyer(buyer);
    await buyer.goto('/messages?userId=2147483647');
    await buyer.getByRole('heading', { name: 'Not connected' }).waitFor();
    await buyer.goto(`/messages?userId=${id}`);
    await buyer.getByRole('heading', { name: 'What would you like to ask about?' }).waitFor();
    await buyer.getByRole('link', { name: listing.title }).click();
    await about(buyer).getByText(listing.title).waitFor();
    await ok(shop.request.post(`/api/marketplace/${listing.id}/status`, { data: { action: 'pause' } }));
    await buyer.goto(`/messages?userId=${id}&listing=${listing.id}`);
    await buyer.getByRole('heading', { name: 'No longer available' }).waitFor();
    await ok(shop.request.post(`/api/marketplace/${listing.id}/status`, { data: { action: 'resume' } }));
  });

  test('that is refused when it arrives says why, and keeps what was written', async ({ takePhone }) => {
    const [buyer, shop] = [await takePhone(), await takePhone()];
    const { id, listing } = await seller(shop);
    await newBuyer(buyer);
    await buyer.goto(`/messages?userId=${id}&listing=${listing.id}`);
    await composer(buyer).fill('Is it made of oak?');
    await ok(shop.request.post(`/api/marketplace/${listing.id}/status`, { data: { action: 'pause' } }));
    await composer(buyer).press('Enter');
    await buyer.getByText('We could not find this listing.').first().waitFor();
    await buyer.getByRole('log').getByText('Is it made of oak?').waitFor();
    await ok(shop.request.post(`/api/marketplace/${listing.id}/status`, { data: { action: 'resume' } }));
    await buyer.getByRole('button', { name: 'Try again' }).click();
    const lastMessages = async () =>
      (await (await shop.request.get('/api/conversations?as=seller')).json()).map(
        ({ lastMessage }: { lastMessage: { message: string } | null }) => lastMessage?.message,
      );
    await expect.poll(lastMessages).toContain('Is it made of oak?');
  });
});
