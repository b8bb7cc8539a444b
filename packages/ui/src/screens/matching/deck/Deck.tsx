import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { Heart, UserRound, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { useKeptFocus } from '../../../focus/use-focus-container-when-lost.ts';
import { useLookedAt } from '../../../taps/use-tap-guard.ts';
import { MatchCard } from '../card/MatchCard.tsx';
import { type Release, unheld } from './card-motion.ts';
import styles from './Deck.module.css';
import { DeckCard, type DeckPlace } from './DeckCard.tsx';
import type { Side } from './drag.ts';
import { useDeckKeys } from './use-deck-keys.ts';

export interface DeckProps {
  /** From the one on top downwards. */
  readonly cards: readonly CardView[];
  /** Lies under the last card. */
  readonly beneath: ReactNode;
  onSkip(card: CardView): void;
  onConnect(card: CardView): void;
  onBlock(card: CardView): void;
}

interface Leaving {
  readonly card: CardView;
  readonly side: Side;
  readonly release: Release;
}

const idOf = (card: CardView) => card.user.id;

/** Cards to swipe, and three buttons and the arrow keys that do the same. */
export function Deck({ cards, beneath, onSkip, onConnect, onBlock }: DeckProps) {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  /** A wide card has room for the whole profile from the start. */
  const [openAtFirst] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const [toggled, setToggled] = useState<number>();
  const wentTo = useRef(new Map<number, Side>());
  const stack = useRef<HTMLElement>(null);

  const staying = cards.filter((card) => !leaving.some((gone) => gone.card.user.id === idOf(card)));
  const [top, next] = staying;
  const open = top !== undefined && openAtFirst !== (toggled === idOf(top));
  useKeptFocus(stack, top && idOf(top));

  const look = useLookedAt(top ? [idOf(top)] : []);

  const swipe = (side: Side, release: Release = unheld, by = 'hand or key') => {
    if (!top) return;
    look.movesBy(by);
    wentTo.current.set(idOf(top), side);
    // The newest first: so no card changes its place in the document, which would cost it its animation.
    setLeaving((others) => [{ card: top, side, release }, ...others]);
    setToggled(undefined);
    if (side === 'left') onSkip(top);
    else onConnect(top);
  };
  const press = (side: Side) => (event: MouseEvent) => {
    if (look.isMeant(event, side)) swipe(side, unheld, side);
  };
  const showProfile = () => {
    if (!top) return;
    if (!open) setToggled(openAtFirst ? undefined : idOf(top));
    // Once it is drawn: the card has grown downwards, beyond the screen.
    requestAnimationFrame(() =>
      stack.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'start' }),
    );
  };
  useDeckKeys({
    left: () => swipe('left'),
    right: () => swipe('right'),
    up: showProfile,
  });

  const placed: readonly (readonly [CardView, DeckPlace])[] = [
    ...(next ? [[next, { kind: 'next' }] as const] : []),
    ...(top ? [[top, { kind: 'top', from: wentTo.current.get(idOf(top)), onSwipe: swipe }] as const] : []),
    ...leaving.map(
      ({ card, side, release }) =>
        [
          card,
          {
            kind: 'leaving',
            side,
            release,
            onGone: () => setLeaving((all) => all.filter((gone) => gone.card !== card)),
          },
        ] as const,
    ),
  ];

  return (
    <div className={styles.deck}>
      <section
        ref={stack}
        className={styles.stack}
        aria-label="Profiles near you"
        tabIndex={-1}
        data-open={open}
      >
        {!next && <div className={styles.beneath}>{beneath}</div>}
        {placed.map(([card, place]) => (
          <DeckCard key={idOf(card)} place={place}>
            <MatchCard
              card={card}
              open={place.kind === 'top' ? open : openAtFirst}
              onToggle={() => setToggled(toggled === idOf(card) ? undefined : idOf(card))}
              onBlock={() => onBlock(card)}
            />
          </DeckCard>
        ))}
      </section>
      <div className={styles.actions}>
        <Button
          look="outline"
          icon={<X aria-hidden />}
          disabled={!top}
          aria-keyshortcuts="ArrowLeft"
          onClick={press('left')}
        >
          <span className={styles.word}>Skip</span>
        </Button>
        <Button
          look="outline"
          icon={<UserRound aria-hidden />}
          disabled={!top}
          aria-keyshortcuts="ArrowUp"
          onClick={showProfile}
        >
          <span className={styles.word}>Profile</span>
        </Button>
        <Button
          icon={<Heart aria-hidden />}
          disabled={!top}
          aria-keyshortcuts="ArrowRight"
          onClick={press('right')}
        >
          Connect
        </Button>
      </div>
    </div>
  );
}
