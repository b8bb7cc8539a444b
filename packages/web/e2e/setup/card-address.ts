import type { Page } from 'playwright';

/** The sitter card of the member's first child, in place of any other. */
export async function cardAddress(page: Page): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/children')).json();
  return `/edit-profile/children/${id}/card`;
}
