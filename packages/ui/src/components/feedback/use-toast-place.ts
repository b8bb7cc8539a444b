import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Bars at the bottom of a page carry `data-bottom-bar`: the tab bar and the sticky footers of forms. */
const bars = '[data-bottom-bar]';
const tappable = 'a[href], button, input, select, textarea, summary';

/** What bars, and the keyboard of a phone, take of the bottom of the window. */
function spaceBelow(): number {
  const tops = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > 0 && top < innerHeight)
    .map(({ top }) => top);
  const view = window.visualViewport;
  const keyboard = view ? view.offsetTop + view.height : innerHeight;
  return Math.max(0, innerHeight - Math.min(keyboard, ...tops));
}

const margin = 20;

/** Places on a wide screen, the preferred one first; `ground` is level with a sticky footer, beside its button. */
const spots = [
  ['end', 'bottom'],
  ['end', 'top'],
  ['start', 'ground'],
  ['start', 'bottom'],
  ['middle', 'bottom'],
  ['middle', 'ground'],
  ['middle', 'top'],
  ['start', 'top'],
] as const;
type Spot = (typeof spots)[number];

function rectAt([across, down]: Spot, { width, height }: DOMRect, below: number): DOMRect {
  const left = document.querySelector('[data-side-menu]')?.getBoundingClientRect().right ?? 0;
  const start = left + margin;
  const end = innerWidth - margin - width;
  const x = { start, middle: (start + end) / 2, end }[across];
  const ground = innerHeight - margin - height;
  const y = { top: margin, bottom: ground - below, ground }[down];
  return new DOMRect(x, y, width, height);
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function coversTappable(area: DOMRect, toast: Element): boolean {
  return [...document.querySelectorAll(tappable)].some(
    (element) => !toast.contains(element) && overlaps(area, element.getBoundingClientRect()),
  );
}

interface ToastPlace {
  readonly below: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

const start: ToastPlace = { below: 0, spot: spots[0], x: 0, y: 0 };

function placeOf(toast: HTMLElement | null | undefined, before: Spot): ToastPlace {
  const below = spaceBelow();
  if (!toast) return { ...start, below, spot: before };
  const size = toast.getBoundingClientRect();
  const free = [before, ...spots].find((spot) => !coversTappable(rectAt(spot, size, below), toast));
  const spot = free ?? before;
  const { x, y } = rectAt(spot, size, below);
  return { below, spot, x, y };
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
        const next = placeOf(region.current?.querySelector('li'), before.spot);
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
