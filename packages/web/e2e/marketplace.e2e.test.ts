import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

const password = 'Nestmates1!';

/** Bea has Pro, Cleo is Free. */
async function open(page: Page, path: string, member: 'bea' | 'cleo' = 'bea'): Promise<void> {
  const data = { email: `${member}@nestmates.test`, password };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const cards = (page: Page) => page.getByRole('list', { name: 'Listings' }).getByRole('article');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the marketplace' });
const found = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

describe('the marketplace', () => {
  test('is searched while she types, also when she misspells, with the search in the address', async ({
    page,
  }) => {
    await open(page, '/marketplace');
    await cards(page).first().waitFor();
    await searchField(page).fill('bots');
    await page.waitForURL('**/marketplace?q=bots');
    await page.getByRole('link', { name: 'Rain boots, size 8' }).waitFor();
    await searchField(page).fill('no such thing');
    await page.getByRole('heading', { name: 'No listings found' }).waitFor();
    await found(page, '0 listings found');
    await page.getByRole('button', { name: 'Show All Listings' }).click();
    await cards(page).first().waitFor();
    expect(await searchField(page).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('keeps what she types on while the address follows her first words', async ({ page }) => {
    await page.addInitScript(() => {
      const replace = history.replaceState;
      let isTyped = false;
      history.replaceState = function (...entry) {
        replace.apply(this, entry);
        const field = document.querySelector<HTMLInputElement>('input[type=search]');
        if (isTyped || !field || !location.search.includes('q=rain')) return;
        isTyped = true;
        field.setRangeText(' boots', field.value.length, field.value.length, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
    });
    await open(page, '/marketplace');
    await searchField(page).fill('rain');
    await page.waitForURL('**/marketplace?q=rain+boots');
    expect(await searchField(page).inputValue()).toBe('rain boots');
    await found(page, '1 listing found');
  });

  test('keeps what is typed when it is too long, and says so', async ({ page }) => {
    await open(page, '/marketplace?q=boots');
    await found(page, '1 listing found');
    await searchField(page).fill('x'.repeat(10_000));
    await page.getByText('Please search for 100 characters or fewer').waitFor();
    expect(await searchField(page).inputValue()).toHaveLength(10_000);
    await found(page, '1 listing found');
  });

  test('is narrowed by type and filter', async ({ page }) => {
    await open(page, '/marketplace');
    await page.getByRole('radio', { name: 'Products' }).click();
    await page.waitForURL('**/marketplace?type=product');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('radio', { name: 'Clothing' }).click();
    await dialog.getByRole('textbox', { name: 'Price up to' }).fill('20');
    await dialog.getByRole('button', { name: 'Show 6 listings', exact: true }).click();
    await page.waitForURL('**/marketplace?type=product&category=Clothing&maxPrice=2000');
    await found(page, '6 listings found');
    await page.getByRole('button', { name: 'Remove filter: Up to $20.00' }).click();
    await found(page, '8 listings found');
    await page.reload();
    await found(page, '8 listings found');
  });

  test('shows a filter that stays where it is when the ages of her children come late', async ({ page }) => {
    const known = Promise.withResolvers<void>();
    await page.route('**/api/children', async (route) => {
      await known.promise;
      await route.continue();
    });
    await open(page, '/marketplace');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const clothing = dialog.getByRole('radio', { name: 'Clothing' });
    // Waits until the dialog has come to rest.
    await clothing.click({ trial: true });
    const before = await clothing.boundingBox();
    known.resolve();
    await dialog
      .getByRole('radio', { name: /, \d+$/ })
      .first()
      .waitFor({ state: 'attached' });
    expect(await clothing.boundingBox()).toEqual(before);
  });

  test('keeps her place when she comes back', async ({ page }) => {
    await open(page, '/marketplace?category=Toys+%26+Games');
    const last = cards(page).last();
    await last.waitFor();
    const title = await last.getByRole('heading').textContent();
    await last.scrollIntoViewIfNeeded();
    // The click scrolls no further.
    await page.mouse.wheel(0, 5000);
    await expect
      .poll(() => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1))
      .toBe(true);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await last.getByRole('link', { name: title ?? '', exact: true }).click();
    await page.waitForURL(/marketplace\/\d+$/);
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await last.getByRole('link', { name: title ?? '', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });

  test('is not in the plan of a Free member, and says what opens it', async ({ page }) => {
    await open(page, '/marketplace', 'cleo');
    await page.getByRole('heading', { name: 'Look around the marketplace' }).waitFor();
    await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await page.waitForURL('**/subscribe');
  });
});

describe('a favourite', () => {
  test('is kept by one tap, and let go by another', async ({ page }) => {
    await open(page, '/marketplace');
    const heart = page.getByRole('button', { name: 'Favourite: Twelve picture books' });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    const kept = async () =>
      (await (await page.request.get('/api/favourites/listings')).json()).map(
        ({ title }: { title: string }) => title,
      );
    await expect.poll(kept).toContain('Twelve picture books');
    await heart.click();
    await expect.poll(kept).not.toContain('Twelve picture books');
  });
});

const booksAddress = async (page: Page): Promise<string> => {
  const [books] = await (await page.request.get('/api/marketplace?q=picture books')).json();
  return `/marketplace/${books.id}`;
};

describe('a listing', () => {
  test('goes into the cart once, and out of it again', async ({ page }) => {
    await open(page, '/marketplace');
    await page.goto(await booksAddress(page));
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).dblclick();
    await page.getByText('Added to Cart').first().waitFor();
    await page.getByRole('link', { name: 'In Your Cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: 'Twelve picture books' }).waitFor();
    await page.goto('/marketplace');
    await page.getByRole('link', { name: 'Cart, 1' }).click();
    await page.getByRole('button', { name: 'Remove Twelve picture books' }).click();
    await page.getByText('Item Removed').first().waitFor();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  test('is open to a visitor, who is asked to join', async ({ page }) => {
    await open(page, '/marketplace');
    const address = await booksAddress(page);
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Twelve picture books' }).waitFor();
    await page.getByRole('heading', { name: 'Join to buy it' }).waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Favourite: Twelve picture books' }).click();
    await page.getByText('Sign up required').first().waitFor();
  });

  test('that there is not is not found', async ({ page }) => {
    await open(page, '/marketplace/99999999');
    await page.getByRole('heading', { level: 1, name: 'Listing not found' }).waitFor();
    await page.goto('/marketplace/0');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  });

  test('is locked in the cart of a Free member, who may look at it', async ({ page }) => {
    await open(page, '/marketplace', 'cleo');
    await page.goto('/marketplace/11');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.getByRole('dialog', { name: 'Buying comes with Pro' }).getByText('$7.99 a month').waitFor();
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Fill your cart' }).waitFor();
  });
});

describe('what she keeps', () => {
  test('is a listing, which is let go on the page of her favourites', async ({ page }) => {
    await open(page, '/marketplace');
    await page.getByRole('button', { name: 'Favourite: Rain boots, size 8' }).click();
    await page.getByRole('link', { name: 'Favourites' }).click();
    const heart = page.getByRole('button', { name: 'Favourite: Rain boots, size 8' });
    await heart.click();
    await page.getByRole('heading', { name: 'No favourite listings' }).waitFor();
  });

  test('is a search with a name, renamed, silenced and removed', async ({ page }) => {
    await open(page, '/marketplace?category=Toys+%26+Games&maxPrice=4000');
    await page.getByRole('button', { name: 'Save Search' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    expect(await name.inputValue()).toBe('Toys & Games, Up to $40.00');
    await name.fill('Small toys');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Search saved').first().waitFor();
    await page.goto('/favourites?tab=searches');
    const emails = page.getByRole('switch', { name: 'Write to me' });
    await emails.click();
    await expect
      .poll(async () => (await (await page.request.get('/api/saved-searches')).json())[0]?.emails)
      .toBe(false);
    await page.getByRole('button', { name: 'Rename Small toys' }).click();
    await name.fill('Toys below forty');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: /^Toys below forty/ }).click();
    await page.waitForURL('**/marketplace?category=Toys+%26+Games&maxPrice=4000');
    await page.goBack();
    await page.getByRole('button', { name: 'Remove Toys below forty' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: 'No saved searches' }).waitFor();
  });
});
