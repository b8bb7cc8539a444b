import type { Locator, Page } from 'playwright';

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
    /** Fails where a thumb would have to scroll first. */
    async tapInView(target: Locator) {
      await target.waitFor();
      const [box, height] = [await target.boundingBox(), page.viewportSize()?.height ?? 0];
      const isInView = box !== null && box.y >= 0 && box.y + box.height <= height;
      if (!isInView) throw new Error(`${target} can only be tapped after scrolling`);
      await tap(target);
    },
    type: (field: string, text: string) => typeInto(page.getByLabel(field, { exact: true }), text),
    /** Counts one: a card that has just appeared ignores taps for half a second, which a thumb does not meet. */
    async tapUntilSent(target: Locator, path: string) {
      count.taps += 1;
      let isSent = false;
      const sent = page.waitForRequest(`**${path}`).then(() => {
        isSent = true;
      });
      while (!isSent) {
        await target.tap({ timeout: 1000 }).catch(() => undefined);
        await Promise.race([sent, page.waitForTimeout(600)]);
      }
    },
    /** Counts one: a moment ignores taps in its first half second, which a thumb does not meet. */
    async leaveMoment(link: Locator) {
      count.taps += 1;
      await link.waitFor();
      while ((await link.count()) > 0) await link.tap({ timeout: 1000 }).catch(() => undefined);
    },
  };
}

export type Thumb = ReturnType<typeof thumb>;
