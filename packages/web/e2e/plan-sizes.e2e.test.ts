import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logInAs } from './setup/log-in.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

/** The card of a playdate with a connection with whom none is open. */
async function openCard(page: Page): Promise<void> {
  await logInAs(page, 'ana@nestmates.test');
  for (const { user } of await read(page, '/api/matches')) {
    const between: { status: string }[] = await read(page, `/api/playdates/with/${user.id}`);
    if (between.some(({ status }) => status === 'proposed')) continue;
    await page.goto(`/playdates/suggest?with=${user.id}`);
    break;
  }
  await page.getByRole('radiogroup', { name: 'From' }).waitFor();
}

async function topsOf(page: Page, group: string): Promise<number[]> {
  const boxes = await page
    .getByRole('radiogroup', { name: group })
    .locator('label')
    .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().top)));
  expect(boxes).toHaveLength(3);
  return [...new Set(boxes)];
}

describe('the card of a plan', () => {
  test.for([
    [390, 844],
    [820, 1180],
  ] as const)('has its three times beside each other on %s × %s', async ([width, height], { page }) => {
    await page.setViewportSize({ width, height });
    await openCard(page);
    for (const group of ['From', 'Until']) expect(await topsOf(page, group)).toHaveLength(1);
  });

  test('leaves a phone held sideways to what is filled in', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openCard(page);
    const send = page.getByRole('button', { name: /^Send to / });
    expect((await send.boundingBox())?.y).toBeGreaterThan(390);
    await send.scrollIntoViewIfNeeded();
    expect((await send.boundingBox())?.y).toBeLessThan(390);
  });
});

describe('the moment of a match', () => {
  test('shows each fact above its button, on a small phone and with large letters', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await finishedMember(hers, 'Elin');
    await finishedMember(others, 'Maja');
    const { id: recipientId } = await read(others, '/api/me');
    await hers.request.post('/api/connections/request', { data: { recipientId } });
    const [{ id: requestId }] = await read(others, '/api/connections/pending');
    await others.request.post('/api/connections/respond', { data: { requestId, action: 'accept' } });
    await hers.goto('/dashboard');
    const moment = hers.getByRole('dialog', { name: 'It’s a match' });
    const [last, wave] = [
      moment.getByRole('listitem').last(),
      moment.getByRole('button', { name: /^Wave to/ }),
    ];
    await wave.waitFor();
    for (const [width, height, letters] of [
      [320, 640, '100%'],
      [390, 844, '150%'],
    ] as const) {
      await hers.setViewportSize({ width, height });
      await hers.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const [fact, button] = [await last.boundingBox(), await wave.boundingBox()];
      expect((fact?.y ?? 0) + (fact?.height ?? height), `${width} × ${height}`).toBeLessThanOrEqual(
        button?.y ?? 0,
      );
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    // Too much for one screen: what goes on below fades into the buttons, and is there once it is scrolled to.
    await hers.setViewportSize({ width: 320, height: 640 });
    const fades = () =>
      wave.evaluate((button) => {
        const before = getComputedStyle(button.parentElement as Element, '::before');
        return { picture: before.backgroundImage, height: Number.parseFloat(before.height) };
      });
    await expect.poll(fades).toMatchObject({ picture: expect.stringContaining('gradient'), height: 24 });
    const arrow = () =>
      wave.evaluate((button) => Number(getComputedStyle(button.parentElement as Element, '::after').opacity));
    await expect.poll(arrow).toBe(1);
    await moment.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    await expect.poll(arrow).toBe(0);
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 640)).toBeLessThanOrEqual((await wave.boundingBox())?.y ?? 0);
  });
});
