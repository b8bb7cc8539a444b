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
  /** By side. */
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

function render({ card, stamps }: DragParts, hold: Pick<ActiveDrag, 'at' | 'width' | 'grip'>): void {
  card.style.transform = pose(hold.at, hold.width, hold.grip);
  for (const side of sides) {
    stamps[side].style.opacity = String(swipeProgress(hold.at.x, hold.width, side));
  }
}

/**
 * Keeps receiving events when the finger leaves the card. Throws if the pointer has already been released.
 */
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
      const hold = active.current;
      if (!hold || event.pointerId !== hold.pointerId) return;
      const at = { x: event.clientX - hold.start.x, y: event.clientY - hold.start.y };
      if (!hold.horizontal) {
        const meant = dragDirection(at);
        if (meant === 'along') active.current = undefined;
        if (meant !== 'across') return;
        hold.horizontal = true;
        capture(event.currentTarget, hold.pointerId);
        event.currentTarget.dataset.dragging = '';
      }
      hold.at = at;
      hold.samples.push({ ...at, at: event.timeStamp });
      if (hold.samples.length > maxSamples) hold.samples.shift();
      hold.frame ||= requestAnimationFrame(() => {
        hold.frame = 0;
        const found = latest.current.parts();
        if (found && active.current === hold) render(found, hold);
      });
    };

    const end = (event: PointerEvent<HTMLElement>, decides: boolean) => {
      const hold = active.current;
      if (!hold || event.pointerId !== hold.pointerId) return;
      active.current = undefined;
      cancelAnimationFrame(hold.frame);
      const found = latest.current.parts();
      if (!hold.horizontal || !found) return;
      const velocity = velocityOf(hold.samples, event.timeStamp);
      const release: DragRelease = { from: hold.at, velocity, grip: hold.grip };
      const side = decides
        ? decidedSide({ dx: hold.at.x, velocity: velocity.x, width: hold.width })
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
