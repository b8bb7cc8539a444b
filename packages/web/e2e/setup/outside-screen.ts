/**
 * Runs in the page: names the visible texts and controls that lie outside the width of the screen, or outside the
 * button that they are part of. What scrolls sideways by itself may.
 */
export function outsideScreen(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const isHidden = (one: Element) => getComputedStyle(one).clipPath !== 'none';
  const named = (one: Element) =>
    `${one.tagName.toLowerCase()} ${(one.textContent ?? '').trim().slice(0, 40)}`;

  /** Whether it is where what its surroundings cut off cannot be seen at all. */
  function isBeyond(one: Element, up: Element): boolean {
    if (!/hidden|clip/.test(getComputedStyle(up).overflowX)) return false;
    const [box, shown] = [one.getBoundingClientRect(), up.getBoundingClientRect()];
    return box.left >= shown.right || box.right <= shown.left || box.top >= shown.bottom;
  }

  /** Whether something above it scrolls, hides it, or shows its beginning only. */
  function isCutOnPurpose(one: Element): boolean {
    for (let up: Element | null = one; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up) || isHidden(up) || getComputedStyle(up).textOverflow === 'ellipsis') return true;
      if (up.getAttribute('aria-hidden') === 'true' || isBeyond(one, up)) return true;
    }
    return false;
  }

  function leaves(text: Text): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const button = text.parentElement?.closest('button, a, label')?.getBoundingClientRect();
    const isOut = left < -1 || right > width + 1;
    return isOut || (button !== undefined && (left < button.left - 2 || right > button.right + 2));
  }

  const found: string[] = scrollWidth > width + 1 ? [`the page is ${scrollWidth} wide`] : [];
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || isCutOnPurpose(one)) continue;
    const texts = [...one.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    if (texts.some((text) => leaves(text as Text))) found.push(named(one));
    const box = one.matches('button, a, input, select, textarea') && one.getBoundingClientRect();
    if (box && box.width > 1 && (box.left < -1 || box.right > width + 1)) found.push(named(one));
  }
  return found;
}
