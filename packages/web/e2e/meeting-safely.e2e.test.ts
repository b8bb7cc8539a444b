import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { logIn } from './setup/swaps.ts';

/** Dana's swap with Ana takes place; of a demo that is begun at night it is the first of the morning. */
async function begin(databaseUrl: string): Promise<void> {
  const knex = connect(databaseUrl, { max: 1 });
  try {
    const begun = await knex('babysitting_swaps')
      .where({ status: 'confirmed', requesterOutcome: null })
      .whereRaw("date < now() + interval '1 day'")
      .update({ date: knex.raw("now() - interval '30 min'") });
    expect(begun).toBe(1);
  } finally {
    await knex.destroy();
  }
}

describe('before a meeting', () => {
  test('a member shares the plan, says that everybody is home safe, and ends the link', async ({
    takePhone,
    server,
  }) => {
    await begin(server.databaseUrl);
    const [hers, trusted] = [await takePhone(), await takePhone()];
    await logIn(hers, 'ana');
    await hers.goto('/babysitting-swaps?tab=confirmed');
    // They have met: the sentences do not stand out, and are among the details.
    const swap = hers.getByRole('article').first();
    await swap.getByRole('button', { name: 'Details' }).click();
    await swap.getByRole('button', { name: 'Meet Safely' }).click();
    const sheet = hers.getByRole('dialog');
    await sheet.getByText('Meet in a public place the first time, by day.').waitFor();
    await sheet.getByRole('button', { name: 'Share My Plan' }).click();
    await sheet.getByRole('button', { name: 'Send the Link' }).waitFor();
    const [link] = await (await hers.request.get('/api/shared-plans')).json();

    await trusted.goto(new URL(link.url).pathname);
    await trusted
      .getByText('Ana says here when everybody is home safe. This page changes by itself.')
      .waitFor();
    expect(await trusted.getByRole('button').count()).toBe(0);

    await sheet.getByRole('button', { name: 'I’m Home Safe' }).click();
    await hers.getByText('They see that you are home safe', { exact: true }).waitFor();
    await trusted.reload();
    await trusted.getByText('Ana is home safe', { exact: true }).waitFor();

    await sheet.getByRole('button', { name: 'Stop Sharing' }).click();
    await sheet.getByRole('button', { name: 'Share My Plan' }).waitFor();
    await trusted.reload();
    await trusted.getByText('This plan is not shared any more').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await swap.getByRole('button', { name: 'Meet Safely' }).waitFor();
    expect(await swap.getByRole('button', { name: 'Read' }).count()).toBe(0);
  });

  test('two who never met are shown the sentences once', async ({ takePhone }) => {
    const hers = await takePhone();
    await logIn(hers, 'ana');
    const asked: { id: number; user: { firstName: string }; date: string }[] = await (
      await hers.request.get('/api/swaps/pending')
    ).json();
    const ofBea = asked.find(({ user }) => user.firstName === 'Bea');
    const reply = await hers.request.post('/api/swaps/respond', {
      data: { swapId: ofBea?.id, response: 'confirmed', time: ofBea?.date },
    });
    expect(reply.status()).toBe(200);
    await hers.goto('/babysitting-swaps?tab=confirmed');
    const swap = hers.getByRole('article', { name: /with Bea$/ });
    const read = swap.getByRole('button', { name: 'Read' });
    await swap.getByText('Before you first meet Bea').waitFor();
    await read.click();
    const sheet = hers.getByRole('dialog');
    await sheet.getByText('Meet in a public place the first time, by day.').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(() => read.evaluate((button) => button === button.ownerDocument.activeElement))
      .toBe(true);

    await hers.goto(`/babysitting-swaps?open=${ofBea?.id}`);
    await swap.getByRole('button', { name: 'Meet Safely' }).waitFor();
    expect(await read.count()).toBe(0);
  });
});

describe('a hidden zip', () => {
  test('leaves the card of a connection, and comes back', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, 'bea');
    await logIn(others, 'ana');
    const { zipCode } = await (await hers.request.get('/api/me')).json();
    const seen = async () => {
      await others.goto('/matches');
      const card = others.getByRole('article', { name: /^Bea,/ });
      await card.waitFor();
      return (await others.request.get('/api/matches')).text();
    };
    expect(await seen()).toContain(zipCode);
    await hers.goto('/edit-profile');
    const choice = hers.getByRole('combobox', { name: 'Show my zip code' });
    await choice.click();
    await hers.getByRole('option', { name: 'Nobody' }).click();
    await hers.getByText(/^For everybody you are in the middle of your city/).waitFor();
    await expect.poll(seen).not.toContain(zipCode);
    await choice.click();
    await hers.getByRole('option', { name: 'Everyone' }).click();
    await expect.poll(seen).toContain(zipCode);
  });
});
