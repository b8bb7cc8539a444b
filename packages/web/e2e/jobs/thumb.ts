import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import type { Locator, Page } from 'playwright';

/** While one page turns into the next, a picture of both lies over everything. */
const isPageTurned = () =>
  document.documentElement
    .getAnimations({ subtree: true })
    .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));

/** A bar that has just appeared where the tab bar was ignores taps for a moment. */
const takesTaps = (shown: Element | null) =>
  shown !== null && getComputedStyle(shown).pointerEvents !== 'none';

async function taken(page: Page, path: string): Promise<void> {
  const isChange = (method: string) => method !== 'GET';
  const reply = await page.waitForResponse(
    (each) => new URL(each.url()).pathname.endsWith(path) && isChange(each.request().method()),
  );
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
}

/** Counts what a thumb does: each tap, and each character that is typed. */
export function thumb(page: Page) {
  const count = { taps: 0, characters: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.tap();
  };
  const typeInto = async (field: Locator, text: string) => {
    await tap(field);
    count.characters += text.length;
    await page.keyboard.type(text);
  };
  return {
    count,
    tap,
    typeInto,
    tapButton: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    tapLink: (name: string) => tap(page.getByRole('link', { name, exact: true }).first()),
    /** A tab of the bar below, which may say a number of news too. */
    tapTab: (name: string) => tap(page.getByRole('navigation').getByRole('link', { name }).first()),
    /**
     * Fails where a thumb would have to scroll first, also from under what lies over the page. It touches the glass:
     * Playwright's own tap scrolls by itself.
     */
    async tapInView(target: Locator) {
      await page.waitForFunction(isPageTurned);
      const shown = await target.elementHandle();
      await shown?.waitForElementState('stable');
      await page.waitForFunction(takesTaps, shown);
      const box = await target.boundingBox();
      const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
      const covering = (element: Element, at: readonly [number, number]) => {
        const top = document.elementFromPoint(...at);
        return element.contains(top) ? undefined : (top?.outerHTML.slice(0, 200) ?? 'nothing');
      };
      const cover = await target.evaluate(covering, [x, y] as const);
      if (cover !== undefined) {
        throw new Error(`${target} can only be tapped after scrolling: at ${x}, ${y} is ${cover}`);
      }
      count.taps += 1;
      await page.touchscreen.tap(x, y);
    },
    type: (field: string, text: string) => typeInto(page.getByLabel(field, { exact: true }), text),
    /** Does what sends a change, and fails at once where the server does not take it. */
    async send(path: string, act: () => Promise<void>) {
      await Promise.all([taken(page, path), act()]);
    },
    /** Waits until what has just appeared takes taps, which nobody is quick enough to notice. */
    async ready(appeared: Locator) {
      await appeared.waitFor();
      const shown = await page.evaluate(() => performance.now());
      await page.waitForFunction((from) => performance.now() >= from, shown + doubleTapMs);
    },
  };
}

export type Thumb = ReturnType<typeof thumb>;
