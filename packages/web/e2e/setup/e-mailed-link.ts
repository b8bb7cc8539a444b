import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The newest link to that page of the app in the member's e-mails. */
export async function linkTo(path: string, page: Page, to: string): Promise<string> {
  const newest = async (): Promise<string | undefined> => {
    const emails: { to: string; links: string[] }[] = await (
      await page.request.get('/sandbox/mailbox.json')
    ).json();
    const links = emails.filter((email) => email.to === to).flatMap((email) => email.links);
    return links.find((link) => new URL(link).pathname === path);
  };
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}
