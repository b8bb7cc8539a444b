import type { Page } from 'playwright';
import { thumb } from '../jobs/thumb.ts';

export const at = (path: string) => (page: Page) => page.goto(path);

/** The newest feedback, in its dialog. */
export async function firstFeedback(page: Page): Promise<void> {
  await page.goto('/admin/feedback');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('dialog', { name: 'Feedback' }).waitFor();
}

/** The step of onboarding after the one whose answers are saved. */
export const afterSaving =
  (step: string, data: object, next: string) =>
  async (page: Page): Promise<void> => {
    const answer = await page.request.put(`/api/profile/${step}`, { data });
    if (!answer.ok()) throw new Error(`${step} answered ${answer.status()}: ${await answer.text()}`);
    await page.goto(next);
  };

export async function asNewcomer(page: Page): Promise<void> {
  await page.request.post('/api/register', {
    data: { email: 'thea@nestmates.test', password: 'Nestling1!' },
  });
  await page.goto('/intake-basic');
}

export async function signUpForm(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export const threadWith =
  (firstName: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('/messages');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${firstName}\\b`) })
      .first()
      .click();
    await page.getByRole('log').waitFor();
  };

/** The conversation with a buyer who is no connection. */
export async function openBuyer(page: Page): Promise<void> {
  await page.goto('/seller/dashboard?tab=messages');
  await page.getByRole('list', { name: 'Buyers' }).getByRole('link').first().click();
  await page.getByRole('log').waitFor();
}

/** The first card to swipe; where Home has found the mothers nearby, the deck lies there already. */
export async function deck(page: Page): Promise<void> {
  await page.goto('/browse');
  const find = page.getByRole('button', { name: 'Find New Matches' });
  const card = page.getByRole('button', { name: 'Connect', exact: true });
  await find.or(card).first().waitFor();
  if (await find.isVisible()) await find.click();
  await card.waitFor();
}

/**
 * The sheet of the match with a member who has asked already. The cards before that member are passed without the
 * deck, which takes a second tap within half a second for a double tap.
 */
export const matchWith =
  (firstName: string) =>
  async (page: Page): Promise<void> => {
    const { matches } = await (await page.request.post('/api/match/calculate')).json();
    const hers = matches.findIndex(
      ({ user }: { user: { firstName: string } }) => user.firstName === firstName,
    );
    for (const { user } of matches.slice(0, hers))
      await page.request.post('/api/match/skip', { data: { userId: user.id } });
    await deck(page);
    await thumb(page).ready(page.getByRole('article', { name: `${firstName},` }));
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('dialog', { name: 'It’s a match' }).waitFor();
  };

export async function openConnection(page: Page): Promise<void> {
  await page.goto('/matches');
  const toggle = page.getByRole('article').first().getByRole('button', { expanded: false });
  await toggle.click();
}

export async function swapRequestForm(page: Page): Promise<void> {
  const [{ id, user }] = await (await page.request.get('/api/matches')).json();
  await page.goto(`/request-swap?recipientId=${user.id}&matchId=${id}&recipientName=${user.firstName}`);
}

export async function weeklyInsight(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Mommy AI Weekly Insight' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'Mommy AI Weekly Insight' })
    .getByText('Self care and bonding')
    .waitFor();
}

export const editOwnListing =
  (type: 'product' | 'service') =>
  async (page: Page): Promise<void> => {
    const listings: { id: number; type: string }[] = await (
      await page.request.get('/api/marketplace/my-listings')
    ).json();
    await page.goto(`/marketplace/${listings.find((listing) => listing.type === type)?.id}/edit`);
  };

export const sellerOf =
  (shop: string) =>
  async (page: Page): Promise<void> => {
    const { seller } = await (await page.request.get(`/api/storefront/${shop}`)).json();
    await page.goto(`/seller/${seller.id}`);
  };

export const shopStep =
  (type: 'Product' | 'Service') =>
  async (page: Page): Promise<void> => {
    await page.goto('/seller/onboarding');
    await page.getByRole('button', { name: new RegExp(`^${type}`) }).click();
  };

export const openListing =
  (title: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/marketplace?${new URLSearchParams({ q: title })}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };

export const cartWith =
  (...titles: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const title of titles) {
      const found = await (
        await page.request.get(`/api/marketplace?${new URLSearchParams({ q: title })}`)
      ).json();
      await page.request.post('/api/cart', { data: { listingId: found[0].id } });
    }
    await page.goto('/cart');
  };

/** Opens what the member has bought or sold. */
export const openOrder =
  (title: string) =>
  async (page: Page): Promise<void> => {
    const [bought, sold]: { id: number; listing: { title: string } }[][] = await Promise.all(
      ['buyer', 'seller'].map(async (side) => (await page.request.get(`/api/orders/${side}`)).json()),
    );
    const order = [...(bought ?? []), ...(sold ?? [])].find(({ listing }) => listing.title === title);
    await page.goto(`/orders/${order?.id}`);
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  };

export async function plannerMatches(page: Page): Promise<void> {
  await page.goto('/playdate-planner');
  await page.getByRole('button', { name: 'Find Matches' }).click();
  await page.getByRole('list', { name: 'Playdate matches' }).waitFor();
}

/** A meetup that Ana has just suggested to Bea. */
export async function proposalInThread(page: Page): Promise<void> {
  const connections: { user: { id: number; firstName: string } }[] = await (
    await page.request.get('/api/matches')
  ).json();
  const bea = connections.find(({ user }) => user.firstName === 'Bea');
  await page.request.post('/api/suggest-meetup', { data: { targetUserId: bea?.user.id } });
  await page.goto(`/messages/${bea?.user.id}`);
  await page.getByRole('region', { name: 'Playdate with Bea' }).waitFor();
}

export const atPlannerLink = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByText('Smart Playdate Planner').first().scrollIntoViewIfNeeded();
};
