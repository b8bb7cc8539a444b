import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Bars at the bottom of a page carry `data-bottom-bar`: the tab bar and the sticky footers of forms. */
const bars = '[data-bottom-bar]';
const tappable = 'a[href], button, input, select, textarea, summary';

/** On medium and wide screens some footers stand where the page has them. */
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

const margin = 20;
const step = 24;
const wide = 1100;

interface ToastPlace {
  readonly below: number;
  readonly x: number;
  readonly y: number;
}

const start: ToastPlace = { below: 0, x: 0, y: 0 };

/**
 * Places on a wide screen, the preferred ones first: the bottom right above a sticky footer, the top right,
 * beside the button of a footer; then wherever there is room.
 */
function* spots(width: number, height: number, below: number): Generator<readonly [x: number, y: number]> {
  const left = document.querySelector('[data-side-menu]')?.getBoundingClientRect().right ?? 0;
  const [start, end] = [left + margin, innerWidth - margin - width];
  const ground = innerHeight - margin - height;
  yield [end, ground - below];
  yield [end, margin];
  yield [start, ground];
  for (const x of [end, start, (start + end) / 2]) {
    for (let y = ground; y >= margin; y -= step) yield [x, y];
  }
}

/** What is hidden below a bar cannot be tapped where it is covered. */
function coversTappable(area: DOMRect, toast: Element): boolean {
  return [...document.querySelectorAll(tappable)].some((element) => {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(area.left, box.left), Math.min(area.right, box.right)];
    const [top, bottom] = [Math.max(area.top, box.top), Math.min(area.bottom, box.bottom)];
    if (left >= right || top >= bottom) return false;
    const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(hits.find((hit) => !toast.contains(hit)) ?? null);
  });
}

function placeOf(toast: HTMLElement | null | undefined, before: ToastPlace): ToastPlace {
  const below = spaceBelow();
  if (!toast || innerWidth < wide) return { ...start, below };
  const { width, height } = toast.getBoundingClientRect();
  const isFree = (x: number, y: number) => !coversTappable(new DOMRect(x, y, width, height), toast);
  if (before.y > 0 && isFree(before.x, before.y)) return { ...before, below };
  const all = [...spots(width, height, below)];
  const [x, y] = all.find((spot) => isFree(...spot)) ?? all[0] ?? [0, 0];
  return { below, x, y };
}

const isSame = (a: ToastPlace, b: ToastPlace) => a.below === b.below && a.x === b.x && a.y === b.y;

/**
 * Where the toast stands: on a phone above the tab bar or a sticky footer, on a wide screen where it covers
 * nothing that can be tapped. Followed while the toast is shown.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, id: number | undefined): CSSProperties {
  const [{ below, x, y }, setPlace] = useState(start);
  useLayoutEffect(() => {
    if (id === undefined) return;
    const measure = () =>
      setPlace((before) => {
        const next = placeOf(region.current?.querySelector('li'), before);
        return isSame(before, next) ? before : next;
      });
    setPlace(start);
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
  return { '--toast-below': `${below}px`, '--toast-x': `${x}px`, '--toast-y': `${y}px` } as CSSProperties;
}
