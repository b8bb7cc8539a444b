import type { Page } from 'playwright';

/** The one of all demo members. */
export const demoPassword = 'Nestmates1!';

export async function logInAs(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, password: demoPassword } });
  if (!reply.ok()) throw new Error(`${email} could not log in: ${reply.status()} ${await reply.text()}`);
}
