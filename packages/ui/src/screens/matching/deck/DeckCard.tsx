import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { comeBack, flyOff, type Release } from './card-motion.ts';
import styles from './Deck.module.css';
import type { Side } from './drag.ts';
import { type DragParts, letGo, useDrag } from './use-drag.ts';

export type DeckPlace =
  | { readonly kind: 'next' }
  | {
      readonly kind: 'top';
      /** Given back: where it comes from. */
      readonly from: Side | undefined;
      onSwipe(side: Side, release: Release): void;
    }
  | { readonly kind: 'leaving'; readonly side: Side; readonly release: Release; onGone(): void };

const ignore = () => undefined;

/** One card in the stack: it lies behind, is held and thrown, or is on its way out. */
export function DeckCard({ place, children }: { readonly place: DeckPlace; readonly children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLSpanElement>(null);
  const connect = useRef<HTMLSpanElement>(null);

  const parts = (): DragParts | null =>
    card.current && skip.current && connect.current
      ? { card: card.current, stamps: { left: skip.current, right: connect.current } }
      : null;
  const drag = useDrag(parts, (side, release) => {
    if (place.kind === 'top') place.onSwipe(side, release);
  });

  const latest = useRef(place);
  latest.current = place;
  const partsOf = useRef(parts);
  const { kind } = place;
  useLayoutEffect(() => {
    const now = latest.current;
    const found = partsOf.current();
    if (!found || now.kind !== kind) return;
    if (now.kind === 'leaving') {
      void flyOff(found.card, now.side, now.release).then(now.onGone, ignore);
    } else if (now.kind === 'top' && now.from) {
      letGo(found);
      void comeBack(found.card, now.from).catch(ignore);
    }
  }, [kind]);

  const side = place.kind === 'leaving' ? place.side : undefined;
  return (
    <div
      ref={card}
      className={styles.card}
      data-place={kind}
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
