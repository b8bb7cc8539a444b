import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

interface TraceEvent {
  readonly name: string;
}

const moves = 60;

/** Holds the card and moves it to and fro; returns the names of the trace events. */
async function traceDrag(page: Page): Promise<readonly string[]> {
  const browser = page.context().browser();
  const box = await page.locator('[data-position="top"]').boundingBox();
  if (!browser || !box) throw new Error('There is no card to hold');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + x, y: box.y + 80 }] });
  await touch('touchStart', 160);
  for (const x of [170, 180, 190]) await touch('touchMove', x);
  await page.locator('[data-dragging]').waitFor();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let move = 0; move < moves; move += 1) {
    await touch('touchMove', 180 + 50 * Math.sin(move / 6));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents.map(({ name }) => name);
}

describe('the deck under a finger', () => {
  test('moves by transforms alone: nothing is laid out, and no move is painted', async ({ page }) => {
    await finishedMember(page, 'Vera');
    await page.goto('/browse');
    const toast = page.getByText('Success', { exact: true });
    // Waited for from before the tap: it goes after five seconds, however busy the machine is.
    await Promise.all([toast.waitFor(), page.getByRole('button', { name: 'Find New Matches' }).click()]);
    await page.getByText(/^1 of/).waitFor();
    await toast.waitFor({ state: 'detached' });

    const events = await traceDrag(page);
    const countOf = (name: string) => events.filter((event) => event === name).length;
    expect(countOf('FireAnimationFrame')).toBeGreaterThanOrEqual(moves);
    expect(countOf('Layout')).toBe(0);
    // A stamp is painted once when it appears; painting per move would be counted as often as there are
    // moves.
    expect(countOf('Paint')).toBeLessThan(moves / 6);
  });
});
