import type { BrowserContext, Page } from 'playwright';
import { logInAs } from './log-in.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * Cookies for the server of the present file. A login takes a good part of a second, because it checks a
 * password.
 */
const sessions = new Map<string, Cookies>();

/** Called before another file begins: a worker has one after the other. */
export const forgetSessions = (): void => sessions.clear();

/** Signs a demo member in: the first page of a file logs in, and those after it get the same session. */
export async function signIn(page: Page, email: string): Promise<void> {
  const known = sessions.get(email);
  if (known) return page.context().addCookies(known);
  await logInAs(page, email);
  sessions.set(email, await page.context().cookies());
}
