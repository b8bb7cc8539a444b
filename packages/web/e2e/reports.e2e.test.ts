import type { Page } from 'playwright';
import { expect } from 'vitest';
import { listingOfAna, logIn } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

/** The three steps of the dialog. */
async function sendReport(page: Page, { reason, words }: { reason: RegExp; words: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('What happened?').fill(words);
}

/** A page hears keys a moment after it shows what they are for. */
const pressFor = (page: Page, key: string, isDone: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.keyboard.press(key);
      return isDone();
    })
    .toBe(true);

const openCaseOf = async (admin: Page, name: string): Promise<string> => {
  await admin.goto('/admin/cases');
  await admin
    .getByRole('listitem')
    .filter({ hasText: `About ${name}` })
    .getByRole('link')
    .click();
  await admin.getByRole('heading', { level: 1, name: /^Case/ }).waitFor();
  return new URL(admin.url()).pathname;
};

test('a message of somebody who has blocked her is reported, taken down, appealed and brought back', async ({
  takePhone,
}) => {
  const [bea, dana, admin, support] = [
    await takePhone(),
    await takePhone(),
    await takePhone(),
    await takePhone(),
  ];
  await Promise.all([logIn(bea, 'bea'), signIn(dana, 'dana@nestmates.test'), logIn(admin, 'admin')]);
  const ids = await Promise.all(
    [bea, dana].map(async (page) => (await (await page.request.get('/api/me')).json()).id as number),
  );
  const message = { receiverId: ids[0], message: 'You are a terrible mother.' };
  expect((await dana.request.post('/api/messages', { data: message })).ok()).toBe(true);
  expect((await dana.request.post(`/api/blocks/${ids[0]}`)).ok()).toBe(true);

  // The thread is gone, and what was written in it is still there to be reported.
  await bea.goto('/account/reports');
  await bea.getByRole('region', { name: 'Conversations that have ended' }).getByText('Dana').click();
  const said = bea.getByRole('listitem').filter({ hasText: 'You are a terrible mother.' });
  await said.getByRole('button', { name: 'More about this message' }).press('Enter');
  await bea.getByRole('menuitem', { name: 'Report this message' }).click();
  await sendReport(bea, { reason: /^Harassment/, words: 'She wrote it, and has blocked me.' });
  await bea.getByRole('dialog').getByRole('button', { name: 'Send Report' }).click();
  await bea.getByText('We have received your report.').waitFor();
  await bea.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  const path = await openCaseOf(admin, 'Dana');
  await admin.getByText('“She wrote it, and has blocked me.”').waitFor();
  await pressFor(admin, '3', () => admin.getByRole('radio', { name: 'Remove' }).isChecked());
  // A listing of the member's stands in the same case.
  const takenDown = admin.getByRole('group', { name: 'What is taken down' });
  await takenDown.getByRole('checkbox', { name: /You are a terrible mother\./ }).check();
  await admin.getByLabel('Why').fill('You called another member a terrible mother.');
  await admin.getByRole('button', { name: 'Remove and Tell Dana' }).click();
  await admin.getByRole('button', { name: 'Take It Back' }).waitFor();
  await bea.reload();
  await bea.getByRole('list', { name: 'Messages with Dana' }).waitFor();
  expect(await said.count()).toBe(0);

  // The statement says what and why, and not who.
  await dana.goto('/account/standing');
  await dana.getByText('You called another member a terrible mother.').waitFor();
  expect(await dana.getByRole('main').textContent()).not.toContain('Bea');
  await dana.getByRole('button', { name: 'Appeal' }).click();
  await dana.getByLabel('Why do you see it differently?').fill('It was a joke between us.');
  await dana.getByRole('button', { name: 'Send Appeal' }).click();
  await dana.getByText('You have appealed').waitFor();

  await signIn(support, 'support@nestmates.test');
  await support.goto(path);
  await support.getByText('It was a joke between us.').waitFor();
  await support.getByRole('radio', { name: 'Take it back' }).check();
  await support.getByLabel('Answer', { exact: true }).fill('We have read the whole thread.');
  await support.getByRole('button', { name: 'Answer the Appeal' }).click();
  await support.getByText('Granted', { exact: true }).waitFor();

  await dana.reload();
  await dana.getByText('Your appeal was granted: the decision was taken back').waitFor();
  await bea.reload();
  await said.waitFor();
});

test('a visitor reports a listing, and it counts once the link in the letter was opened', async ({
  takePhone,
}) => {
  const [ana, visitor, admin] = [await takePhone(), await takePhone(), await takePhone()];
  await Promise.all([logIn(ana, 'ana'), logIn(admin, 'admin')]);
  const listing = await listingOfAna(ana);
  await visitor.goto(`/marketplace/${listing}`);
  await visitor.getByRole('button', { name: /^More about/ }).click();
  await visitor.getByRole('menuitem', { name: 'Report this listing' }).click();
  await visitor.getByRole('button', { name: /more reasons$/ }).click();
  await sendReport(visitor, { reason: /^Spam/, words: 'This is the picture of another shop.' });
  const dialog = visitor.getByRole('dialog');
  await dialog.getByLabel('Email').fill('grandmother@example.com');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await dialog.getByRole('heading', { name: 'Thank you' }).waitFor();

  const reported = async () => {
    const cases = await (await admin.request.get('/api/admin/cases')).json();
    return cases.some(({ member }: { member: { firstName: string } | null }) => member?.firstName === 'Ana');
  };
  expect(await reported()).toBe(false);
  const linkInLetter = async (): Promise<string | undefined> => {
    const letters = await (await visitor.request.get('/sandbox/mailbox.json')).text();
    return /\/report\/confirm\?token=[\w-]{43}/.exec(letters)?.[0];
  };
  await expect.poll(linkInLetter, { timeout: 10_000 }).toBeDefined();
  await visitor.goto((await linkInLetter()) ?? '');
  await visitor.getByText('Your report counts now. A person will look at it.').waitFor();
  expect(await reported()).toBe(true);
  await openCaseOf(admin, 'Ana');
  await admin.getByText('grandmother@example.com').first().waitFor();
});

test('an administrator goes through the cases by keys, decides and takes it back', async ({ takePhone }) => {
  const admin = await takePhone({ viewport: { width: 1280, height: 800 }, isMobile: false });
  await logIn(admin, 'admin');
  await admin.goto('/admin/cases');
  const links = admin.getByRole('main').getByRole('link', { name: /^Case \d/ });
  await links.first().waitFor();
  const focused = () => admin.evaluate(() => document.activeElement?.textContent ?? '');
  const names = await links.allTextContents();
  await pressFor(admin, 'k', async () => (await focused()) === names[0]);
  await admin.keyboard.press('j');
  expect(await focused()).toBe(names[1]);
  await admin.keyboard.press('k');
  expect(await focused()).toBe(names[0]);
  await admin.keyboard.press('Enter');
  await admin.getByRole('heading', { level: 1, name: /^Case/ }).waitFor();

  const choices = ['Dismiss', 'Warn', 'Remove', 'Limit', 'Suspend', 'Ban'];
  for (const [at, name] of choices.entries()) {
    await pressFor(admin, String(at + 1), () => admin.getByRole('radio', { name }).isChecked());
  }
  await admin.keyboard.press('2');
  await admin.getByLabel('Why').fill('Please write to somebody you trust.');
  await admin.getByRole('button', { name: /^Warn / }).click();
  await admin.getByRole('button', { name: 'Take It Back' }).click();
  await admin.getByText('Taken back', { exact: true }).waitFor();
  await admin.getByRole('button', { name: 'Decide', exact: true }).waitFor();
});
