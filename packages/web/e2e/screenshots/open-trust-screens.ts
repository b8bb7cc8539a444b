import type { Page } from 'playwright';

const password = 'Nestmates1!';

/** What another demo member does meanwhile, at a browser of their own. */
async function asOther(page: Page, email: string, act: (other: Page) => Promise<unknown>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.request.post('/api/login', { data: { email, password } });
  await act(other);
  await context.close();
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

export const reportOf =
  (firstName: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('/messages');
    await page.getByRole('button', { name: `More about ${firstName}` }).click();
    await page.getByRole('menuitem', { name: `Report ${firstName}` }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  };

export async function reportInWords(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Someone is in danger/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('What happened?').fill('She wrote that she cannot go on.');
}

export async function reportSent(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Send Report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).waitFor();
}

/** Somebody with whom the member has written has blocked them. */
export const ownReportsAfterBlockBy =
  (email: string) =>
  async (page: Page): Promise<void> => {
    const { id } = await (await page.request.get('/api/me')).json();
    await asOther(page, email, (other) => post(other, `/api/blocks/${id}`, {}));
    await page.goto('/account/reports');
    await page.getByRole('region', { name: 'Conversations that have ended' }).waitFor();
  };

export async function endedConversation(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Conversations that have ended' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'More about this message' }).first().waitFor();
}

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** A decision needs a case, so somebody has reported the member before. */
export const suspendedBy =
  (admin: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('/account/standing');
    const { id } = await (await page.request.get('/api/me')).json();
    await asOther(page, 'bea@nestmates.test', (bea) =>
      post(bea, '/api/reports', { about: { kind: 'member', id }, category: 'harassment' }),
    );
    await asOther(page, admin, async (office) => {
      const cases: { id: number; member: { id: number } | null }[] = await (
        await office.request.get('/api/admin/cases')
      ).json();
      const about = cases.find(({ member }) => member?.id === id)?.id;
      const { version } = await (await office.request.get(`/api/admin/cases/${about}`)).json();
      await post(office, `/api/admin/cases/${about}/decide`, {
        version,
        decision: 'suspend',
        rule: 'kind',
        words: 'You sent three messages to another member that call her names.',
        until: new Date(Date.now() + twoWeeks).toISOString(),
        things: [{ kind: 'member', id }],
      });
    });
    await page.goto('/account/standing');
    await page.getByRole('button', { name: 'Appeal' }).waitFor();
  };
