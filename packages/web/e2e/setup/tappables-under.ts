interface Search {
  readonly selector: string;
  /** Content of a phone scrolls below a toast as below the tab bar, so only the bars count there. */
  readonly within: 'any' | 'bars';
}

/**
 * Runs in the page: scrolls through it, and names what can be tapped and lies under the visible element of that
 * selector. A toast has some frames at each position to find its place.
 */
export async function tappablesUnder({ selector, within }: Search): Promise<string[]> {
  const tappable = 'a[href], button:not(:disabled), input, select, textarea, summary';
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const top = () => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const isInBar = (one: Element) => one.closest('header, [data-bottom-bar]') !== null;

  /** Hidden below a bar it cannot be tapped, whatever else covers it. */
  function isUnder(one: Element, cover: Element, area: DOMRect): boolean {
    const box = one.getBoundingClientRect();
    const [left, right] = [Math.max(area.left, box.left), Math.min(area.right, box.right)];
    const [upper, lower] = [Math.max(area.top, box.top), Math.min(area.bottom, box.bottom)];
    if (box.width <= 1 || left >= right || upper >= lower) return false;
    const hits = document.elementsFromPoint((left + right) / 2, (upper + lower) / 2);
    return one.contains(hits.find((hit) => !cover.contains(hit)) ?? null);
  }

  function covered(): string[] {
    const cover = top();
    if (!cover) return [`no ${selector}`];
    const area = cover.getBoundingClientRect();
    /** What scrolls below a header is under the header, and not under a button in it. */
    const bar = cover.closest('header');
    return [...document.querySelectorAll(tappable)]
      .filter((one) => one.checkVisibility() && !cover.contains(one) && !one.contains(cover))
      .filter((one) => (bar ? bar.contains(one) : within === 'any' || isInBar(one)))
      .filter((one) => isUnder(one, cover, area))
      .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} at ${scrollY}`);
  }

  const found: string[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y <= end + 60; y += 60) {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 30 && covered().length > 0; frames += 1) await nextFrame();
    found.push(...covered());
  }
  return found;
}
