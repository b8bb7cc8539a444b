import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { animateOut, animateReturn, type DragRelease } from './card-motion.ts';
import styles from './Deck.module.css';
import type { Side } from './drag.ts';
import { type DragParts, resetDrag, useDrag } from './use-drag.ts';

export type CardPosition =
  | { readonly kind: 'next' }
  | {
      readonly kind: 'top';
      /** The side that it returns from after an undo. */
      readonly returnsFrom: Side | undefined;
      onSwipe(side: Side, release: DragRelease): void;
    }
  | { readonly kind: 'leaving'; readonly side: Side; readonly release: DragRelease; onExited(): void };

const ignore = () => undefined;

/** A card of the stack: below the top card, on top and draggable, or animating out. */
export function DeckCard({
  position,
  children,
}: {
  readonly position: CardPosition;
  readonly children: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLSpanElement>(null);
  const connect = useRef<HTMLSpanElement>(null);

  const parts = (): DragParts | null =>
    card.current && skip.current && connect.current
      ? { card: card.current, stamps: { left: skip.current, right: connect.current } }
      : null;
  const drag = useDrag(parts, (side, release) => {
    if (position.kind === 'top') position.onSwipe(side, release);
  });

  const latest = useRef(position);
  latest.current = position;
  const partsOf = useRef(parts);
  const { kind } = position;
  useLayoutEffect(() => {
    const now = latest.current;
    const found = partsOf.current();
    if (!found || now.kind !== kind) return;
    if (now.kind === 'leaving') {
      void animateOut(found.card, now.side, now.release).then(now.onExited, ignore);
    } else if (now.kind === 'top' && now.returnsFrom) {
      resetDrag(found);
      void animateReturn(found.card, now.returnsFrom).catch(ignore);
    }
  }, [kind]);

  const side = position.kind === 'leaving' ? position.side : undefined;
  return (
    <div
      ref={card}
      className={styles.card}
      data-position={kind}
      aria-hidden={kind !== 'top' || undefined}
      inert={kind !== 'top'}
      {...(kind === 'top' ? drag : {})}
    >
      {children}
      <span
        ref={connect}
        className={styles.stamp}
        data-side="right"
        data-shown={side === 'right'}
        aria-hidden
      >
        Connect
      </span>
      <span ref={skip} className={styles.stamp} data-side="left" data-shown={side === 'left'} aria-hidden>
        Skip
      </span>
    </div>
  );
}
