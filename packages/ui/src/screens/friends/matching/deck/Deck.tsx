import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import { MatchCard } from '../card/MatchCard.tsx';
import { type DragRelease, releaseAtRest } from './card-motion.ts';
import styles from './Deck.module.css';
import { DeckActions } from './DeckActions.tsx';
import { type CardPosition, DeckCard } from './DeckCard.tsx';
import type { Side } from './drag.ts';
import { useDeckKeys } from './use-deck-keys.ts';

export interface DeckProps {
  /** The first is on top. */
  readonly cards: readonly CardView[];
  /** Shown below the last card. */
  readonly placeholder: ReactNode;
  onSkip(card: CardView): void;
  onConnect(card: CardView): void;
  onBlock(card: CardView): void;
}

interface Leaving {
  readonly card: CardView;
  readonly side: Side;
  readonly release: DragRelease;
}

const idOf = (card: CardView) => card.user.id;

/** A stack of cards to swipe, with buttons and arrow keys that do the same. */
export function Deck({ cards, placeholder, onSkip, onConnect, onBlock }: DeckProps) {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  /** The profile is expanded by default on a wide screen. */
  const [openAtFirst] = useState(() => matchMedia('(min-width: 1100px)').matches);
  const [toggled, setToggled] = useState<number>();
  const exitSides = useRef(new Map<number, Side>());
  const stack = useRef<HTMLElement>(null);

  const remaining = cards.filter((card) => !leaving.some((gone) => gone.card.user.id === idOf(card)));
  const [top, next] = remaining;
  const open = top !== undefined && openAtFirst !== (toggled === idOf(top));
  useFocusContainerWhenLost(stack, top && idOf(top));

  const taps = useTapGuard(top ? [idOf(top)] : []);

  const swipe = (side: Side, release: DragRelease = releaseAtRest, by = 'hand or key') => {
    if (!top) return;
    taps.expectMoveBy(by);
    exitSides.current.set(idOf(top), side);
    // The newest comes first, because moving a card within the DOM would cancel its animation.
    setLeaving((others) => [{ card: top, side, release }, ...others]);
    setToggled(undefined);
    if (side === 'left') onSkip(top);
    else onConnect(top);
  };
  const press = (side: Side) => (event: MouseEvent) => {
    if (taps.isIntended(event, side)) swipe(side, releaseAtRest, side);
  };
  const showProfile = () => {
    if (!top) return;
    if (!open) setToggled(openAtFirst ? undefined : idOf(top));
    // Waits for rendering, because the expanded card extends beyond the screen.
    requestAnimationFrame(() =>
      stack.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'start' }),
    );
  };
  useDeckKeys({
    left: () => swipe('left'),
    right: () => swipe('right'),
    up: showProfile,
  });

  const positioned: { readonly card: CardView; readonly position: CardPosition }[] = [];
  if (next) positioned.push({ card: next, position: { kind: 'next' } });
  if (top) {
    const returnsFrom = exitSides.current.get(idOf(top));
    positioned.push({ card: top, position: { kind: 'top', returnsFrom, onSwipe: swipe } });
  }
  for (const { card, side, release } of leaving) {
    const onExited = () => setLeaving((all) => all.filter((other) => other.card !== card));
    positioned.push({ card, position: { kind: 'leaving', side, release, onExited } });
  }

  return (
    <div className={styles.deck}>
      <section
        ref={stack}
        className={styles.stack}
        aria-label="Profiles near you"
        tabIndex={-1}
        data-open={open}
      >
        {!next && <div className={styles.placeholder}>{placeholder}</div>}
        {positioned.map(({ card, position }) => (
          <DeckCard key={idOf(card)} position={position}>
            <MatchCard
              card={card}
              open={position.kind === 'top' ? open : openAtFirst}
              onToggle={() => setToggled(toggled === idOf(card) ? undefined : idOf(card))}
              onBlock={() => onBlock(card)}
            />
          </DeckCard>
        ))}
      </section>
      <DeckActions
        disabled={!top}
        onSkip={press('left')}
        onProfile={showProfile}
        onConnect={press('right')}
      />
    </div>
  );
}
