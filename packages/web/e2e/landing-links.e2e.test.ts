import { expect } from 'vitest';
import { test } from './setup/phone.ts';

test.for(['Log In', 'Start Connecting Today'])(
  'the page behind %s is fetched while it is pressed',
  async (name, { page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const fetched = new Promise((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(status)),
    );
    await page.goto('/');
    await page.getByRole('link', { name }).first().hover();
    await page.mouse.down();
    await fetched;
    await page.mouse.up();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const delivered = () =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
    expect(await page.evaluate(delivered)).toEqual(['navigational-prefetch']);
  },
);
