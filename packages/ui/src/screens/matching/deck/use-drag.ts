import { type PointerEvent, useMemo, useRef } from 'react';
import { pose, type Release, springBack } from './card-motion.ts';
import { certainty, intent, type Point, type Sample, type Side, velocityOf, verdict } from './drag.ts';

export interface DragParts {
  readonly card: HTMLElement;
  /** By the side that each is about. */
  readonly stamps: Readonly<Record<Side, HTMLElement>>;
}

interface Hold {
  readonly pointer: number;
  readonly start: Point;
  readonly width: number;
  readonly grip: Release['grip'];
  readonly samples: Sample[];
  across: boolean;
  at: Point;
  frame: number;
}

const pressable = 'a, button, input, [role="menuitem"]';
const sides = ['left', 'right'] as const;
const kept = 12;

function show({ card, stamps }: DragParts, hold: Pick<Hold, 'at' | 'width' | 'grip'>): void {
  card.style.transform = pose(hold.at, hold.width, hold.grip);
  for (const side of sides) {
    stamps[side].style.opacity = String(certainty(hold.at.x, hold.width, side));
  }
}

/** Keeps hearing a finger that leaves the card; one that has just been lifted has nothing more to say. */
function capture(card: HTMLElement, pointer: number): void {
  try {
    card.setPointerCapture(pointer);
  } catch {
    return;
  }
}

/** Puts everything back under the rule of the style sheet. */
export function letGo({ card, stamps }: DragParts): void {
  card.style.transform = '';
  delete card.dataset.held;
  for (const side of sides) stamps[side].style.opacity = '';
}

/** A finger holds the card and writes its transform, a frame at a time; React hears only the verdict. */
export function useDrag(parts: () => DragParts | null, onVerdict: (side: Side, release: Release) => void) {
  const held = useRef<Hold | undefined>(undefined);
  const latest = useRef({ parts, onVerdict });
  latest.current = { parts, onVerdict };

  return useMemo(() => {
    const begin = (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest(pressable);
      if (held.current || !event.isPrimary || event.button !== 0 || onControl) return;
      const box = event.currentTarget.getBoundingClientRect();
      held.current = {
        pointer: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        width: box.width,
        grip: event.clientY < box.top + box.height / 2 ? 'upper' : 'lower',
        samples: [],
        across: false,
        at: { x: 0, y: 0 },
        frame: 0,
      };
    };

    const move = (event: PointerEvent<HTMLElement>) => {
      const hold = held.current;
      if (!hold || event.pointerId !== hold.pointer) return;
      const at = { x: event.clientX - hold.start.x, y: event.clientY - hold.start.y };
      if (!hold.across) {
        const meant = intent(at);
        if (meant === 'along') held.current = undefined;
        if (meant !== 'across') return;
        hold.across = true;
        capture(event.currentTarget, hold.pointer);
        event.currentTarget.dataset.held = '';
      }
      hold.at = at;
      hold.samples.push({ ...at, at: event.timeStamp });
      if (hold.samples.length > kept) hold.samples.shift();
      hold.frame ||= requestAnimationFrame(() => {
        hold.frame = 0;
        const found = latest.current.parts();
        if (found && held.current === hold) show(found, hold);
      });
    };

    const end = (event: PointerEvent<HTMLElement>, decides: boolean) => {
      const hold = held.current;
      if (!hold || event.pointerId !== hold.pointer) return;
      held.current = undefined;
      cancelAnimationFrame(hold.frame);
      const found = latest.current.parts();
      if (!hold.across || !found) return;
      const velocity = velocityOf(hold.samples, event.timeStamp);
      const release: Release = { from: hold.at, velocity, grip: hold.grip };
      const side = decides ? verdict({ dx: hold.at.x, velocity: velocity.x, width: hold.width }) : undefined;
      if (side) {
        latest.current.onVerdict(side, release);
      } else {
        letGo(found);
        void springBack(found.card, release);
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
