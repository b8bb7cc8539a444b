/**
 * Runs in the page: names the visible texts and controls that lie outside the width of the screen or outside the
 * button that they are part of, and the texts that their surroundings cut through. What scrolls by itself may, and so
 * may what ends in an ellipsis. It stands alone, since Playwright takes its source into the page.
 */
export function cutTexts(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const named = (one: Element) =>
    `${one.tagName.toLowerCase()} ${(one.textContent ?? '').trim().slice(0, 40)}`;

  /** What cuts off an element's content: nothing, on purpose, or the box of the element that does. */
  type Cutter = 'nothing' | 'purpose' | Element;
  const known = new Map<Element, Cutter>();

  function cutterOf(one: Element | null): Cutter {
    if (!one || one === document.body) return 'nothing';
    const before = known.get(one);
    if (before) return before;
    const style = getComputedStyle(one);
    const overflow = `${style.overflowX} ${style.overflowY}`;
    const isOnPurpose =
      style.clipPath !== 'none' ||
      one.getAttribute('aria-hidden') === 'true' ||
      /auto|scroll/.test(overflow) ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none';
    const cutter = isOnPurpose ? 'purpose' : /hidden|clip/.test(overflow) ? one : cutterOf(one.parentElement);
    known.set(one, cutter);
    return cutter;
  }

  /** What lies wholly beyond an edge is hidden on purpose, such as the next page of a gallery. */
  function isBeyond(box: DOMRect, cutter: Cutter): boolean {
    if (!(cutter instanceof Element)) return false;
    const edge = cutter.getBoundingClientRect();
    return (
      box.left >= edge.right || box.right <= edge.left || box.top >= edge.bottom || box.bottom <= edge.top
    );
  }

  function isCutThrough(box: DOMRect, cutter: Cutter): boolean {
    if (!(cutter instanceof Element)) return false;
    const edge = cutter.getBoundingClientRect();
    return box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 4;
  }

  function isWrong(text: Text, parent: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) return false;
    const cutter = cutterOf(parent);
    if (cutter === 'purpose') return false;
    const isOut = box.left < -1 || box.right > width + 1;
    const button = parent.closest('button, a, label')?.getBoundingClientRect();
    const leavesButton = button && (box.left < button.left - 2 || box.right > button.right + 2);
    if (!isOut && !leavesButton && !isCutThrough(box, cutter)) return false;
    return !isBeyond(box, cutter) && parent.checkVisibility({ visibilityProperty: true });
  }

  const found: string[] = scrollWidth > width + 1 ? [`the page is ${scrollWidth} wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('script, style, title')) continue;
    if (isWrong(text, parent)) found.push(named(parent));
  }
  for (const one of document.body.querySelectorAll('button, a, input, select, textarea')) {
    const box = one.getBoundingClientRect();
    const isOut = box.width > 1 && (box.left < -1 || box.right > width + 1);
    const cutter = isOut ? cutterOf(one) : 'purpose';
    if (cutter !== 'purpose' && !isBeyond(box, cutter) && one.checkVisibility()) found.push(named(one));
  }
  return found;
}
