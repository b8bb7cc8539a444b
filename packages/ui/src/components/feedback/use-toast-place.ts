import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Bars at the bottom of a page carry `data-bottom-bar`: the tab bar and the sticky footers of forms. */
const bars = '[data-bottom-bar]';
const tappable = 'a[href], button, input, select, textarea, summary';
/** What a member taps again after an error, and what is focused by keyboard. */
const keptFree = '[type="submit"], button[data-look="main"], :focus-visible';

/** Some footers stand where the page has them on medium and wide screens. */
const standsAtBottom = (bar: Element) =>
  getComputedStyle(bar).position !== 'static' || bar.getBoundingClientRect().bottom >= innerHeight - 1;

/** What bars, and the keyboard of a phone, take of the bottom of the window. */
function spaceBelow(): number {
  const tops = [...document.querySelectorAll(bars)]
    .filter(standsAtBottom)
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > 0 && top < innerHeight)
    .map(({ top }) => top);
  const view = window.visualViewport;
  const keyboard = view ? view.offsetTop + view.height : innerHeight;
  return Math.max(0, innerHeight - Math.min(keyboard, ...tops));
}

const step = 24;
const medium = 768;
const wide = 1100;

/** The left edge of the toast, and its distance from the bottom of the window. */
interface ToastPlace {
  readonly x: number;
  readonly below: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The preferred ones first: at the bottom right, above the bars, and from there on upwards. */
function* spots({ width, height }: Size): Generator<ToastPlace> {
  const margin = innerWidth < medium ? 12 : 20;
  const top = innerHeight - margin - height;
  const end = document.documentElement.clientWidth - margin - width;
  const ground = margin + spaceBelow();
  yield { x: end, below: ground };
  if (innerWidth < wide) {
    for (let below = ground + step; below <= top; below += step) yield { x: end, below };
    return;
  }
  // Places on a wide screen are also at the top right, beside the button of a footer; then wherever there is room.
  const start = (document.querySelector('[data-side-menu]')?.getBoundingClientRect().right ?? 0) + margin;
  yield { x: end, below: top };
  yield { x: start, below: margin };
  for (const x of [end, start, (start + end) / 2]) {
    for (let below = margin; below <= top; below += step) yield { x, below };
  }
}

/** What is hidden below a bar cannot be tapped where it is covered. */
function covers(area: DOMRect, toast: Element, selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(area.left, box.left), Math.min(area.right, box.right)];
    const [top, bottom] = [Math.max(area.top, box.top), Math.min(area.bottom, box.bottom)];
    if (left >= right || top >= bottom) return false;
    const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(hits.find((hit) => !toast.contains(hit)) ?? null);
  });
}

const isSame = (a: ToastPlace, b: ToastPlace | undefined) => a.x === b?.x && a.below === b.below;

function placeOf(toast: HTMLElement, before: ToastPlace | undefined): ToastPlace | undefined {
  const { width, height } = toast.getBoundingClientRect();
  // All of a list can be tapped on smaller screens, and a tap sends the toast away.
  const kept = innerWidth < wide ? keptFree : tappable;
  const isFree = ({ x, below }: ToastPlace) =>
    !covers(new DOMRect(x, innerHeight - below - height, width, height), toast, kept);
  const all = [...spots({ width, height })];
  const isLowEnough = before && before.below >= (innerWidth < wide ? (all[0]?.below ?? 0) : 0);
  if (isLowEnough && isFree(before)) return before;
  return all.find(isFree) ?? all[0];
}

/**
 * Place of the toast: on a phone above the tab bar or a sticky footer and clear of main buttons, on a wide screen where
 * it covers nothing that can be tapped. Followed while the toast is shown.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, id: number | undefined): CSSProperties {
  const [place, setPlace] = useState<ToastPlace>();
  useLayoutEffect(() => {
    if (id === undefined) return;
    const measure = () =>
      setPlace((before) => {
        const toast = region.current?.querySelector('li');
        const next = toast ? placeOf(toast, before) : before;
        return next && isSame(next, before) ? before : next;
      });
    setPlace(undefined);
    measure();
    const abort = new AbortController();
    const listening = { signal: abort.signal, passive: true };
    addEventListener('scroll', measure, listening);
    addEventListener('resize', measure, listening);
    window.visualViewport?.addEventListener('resize', measure, listening);
    const pages = new MutationObserver(measure);
    pages.observe(document.body, { childList: true, subtree: true });
    return () => {
      abort.abort();
      pages.disconnect();
    };
  }, [region, id]);
  const { x = 0, below = 0 } = place ?? {};
  return { '--toast-x': `${x}px`, '--toast-below': `${below}px` } as CSSProperties;
}
