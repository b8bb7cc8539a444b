import { linkTo } from './setup/e-mailed-link.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

test('a member who has paid for a plan gets the money back from her account, and the plan ends', async ({
  page,
}) => {
  const login = await finishedMember(page, 'Linden');
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: 'Pay $7.99' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/account/plan');
  await page.getByText(/you can have your money back, once your email is verified/).waitFor();
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await subscription.getByRole('button', { name: 'Send the link again' }).waitFor();
  await page.goto(await linkTo('/verify-email', page, login.email));
  await page.getByRole('heading', { name: 'Email verified' }).waitFor();

  await page.goto('/account/plan');
  await page.getByText(/you can have your \$7\.99 back, without a reason/).waitFor();
  await page.getByRole('button', { name: 'Get my money back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Get $7.99 back?' });
  await question.getByRole('button', { name: 'Keep my plan' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Get my money back' }).click();
  await question.getByRole('button', { name: 'Yes, pay it back' }).click();
  await page
    .getByText(/(We are paying|We paid) \$7\.99 back to your card/)
    .first()
    .waitFor();

  await page.goto('/messages');
  await page.getByRole('heading', { name: 'Write to your matches', exact: true }).waitFor();
  await page.goto('/account/plan');
  await page.getByText(/We paid \$7\.99 back to your card on/).waitFor();
});
