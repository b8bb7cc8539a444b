import { type PointerEvent, useMemo, useRef } from 'react';
import { animateToRest, type DragRelease, pose } from './card-motion.ts';
import {
  decidedSide,
  dragDirection,
  type Point,
  type Sample,
  type Side,
  swipeProgress,
  velocityOf,
} from './drag.ts';

export interface DragParts {
  readonly card: HTMLElement;
  /** Stamps by side. */
  readonly stamps: Readonly<Record<Side, HTMLElement>>;
}

interface ActiveDrag {
  readonly pointerId: number;
  readonly start: Point;
  readonly width: number;
  readonly grip: DragRelease['grip'];
  readonly samples: Sample[];
  horizontal: boolean;
  at: Point;
  frame: number;
}

const controls = 'a, button, input, [role="menuitem"]';
const sides = ['left', 'right'] as const;
const maxSamples = 12;

function render({ card, stamps }: DragParts, drag: Pick<ActiveDrag, 'at' | 'width' | 'grip'>): void {
  card.style.transform = pose(drag.at, drag.width, drag.grip);
  for (const side of sides) {
    stamps[side].style.opacity = String(swipeProgress(drag.at.x, drag.width, side));
  }
}

/** Keeps receiving events when the finger leaves the card. Throws if the pointer has already been released. */
function capture(card: HTMLElement, pointer: number): void {
  try {
    card.setPointerCapture(pointer);
  } catch {
    return;
  }
}

/** Removes the inline styles of a drag. */
export function resetDrag({ card, stamps }: DragParts): void {
  card.style.transform = '';
  delete card.dataset.dragging;
  for (const side of sides) stamps[side].style.opacity = '';
}

/**
 * Moves the card with the pointer by its transform, once per frame and without rendering; React is only told
 * the decision.
 */
export function useDrag(
  parts: () => DragParts | null,
  onDecision: (side: Side, release: DragRelease) => void,
) {
  const active = useRef<ActiveDrag | undefined>(undefined);
  const latest = useRef({ parts, onDecision });
  latest.current = { parts, onDecision };

  return useMemo(() => {
    const begin = (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest(controls);
      if (active.current || !event.isPrimary || event.button !== 0 || onControl) return;
      const box = event.currentTarget.getBoundingClientRect();
      active.current = {
        pointerId: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        width: box.width,
        grip: event.clientY < box.top + box.height / 2 ? 'upper' : 'lower',
        samples: [],
        horizontal: false,
        at: { x: 0, y: 0 },
        frame: 0,
      };
    };

    const move = (event: PointerEvent<HTMLElement>) => {
      const drag = active.current;
      if (!drag || event.pointerId !== drag.pointerId) return;
      const at = { x: event.clientX - drag.start.x, y: event.clientY - drag.start.y };
      if (!drag.horizontal) {
        const direction = dragDirection(at);
        if (direction === 'vertical') active.current = undefined;
        if (direction !== 'horizontal') return;
        drag.horizontal = true;
        capture(event.currentTarget, drag.pointerId);
        event.currentTarget.dataset.dragging = '';
      }
      drag.at = at;
      drag.samples.push({ ...at, at: event.timeStamp });
      if (drag.samples.length > maxSamples) drag.samples.shift();
      drag.frame ||= requestAnimationFrame(() => {
        drag.frame = 0;
        const found = latest.current.parts();
        if (found && active.current === drag) render(found, drag);
      });
    };

    const end = (event: PointerEvent<HTMLElement>, decides: boolean) => {
      const drag = active.current;
      if (!drag || event.pointerId !== drag.pointerId) return;
      active.current = undefined;
      cancelAnimationFrame(drag.frame);
      const found = latest.current.parts();
      if (!drag.horizontal || !found) return;
      const velocity = velocityOf(drag.samples, event.timeStamp);
      const release: DragRelease = { from: drag.at, velocity, grip: drag.grip };
      const side = decides
        ? decidedSide({ dx: drag.at.x, velocity: velocity.x, width: drag.width })
        : undefined;
      if (side) {
        latest.current.onDecision(side, release);
      } else {
        resetDrag(found);
        void animateToRest(found.card, release);
      }
    };

    return {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    };
  }, []);
}
