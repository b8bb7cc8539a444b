import { swipesResetAt } from '@nestmates/domain/matching/swipes.ts';
import { BrowseScreen, type BrowseScreenState } from '@nestmates/ui/screens/browse/BrowseScreen.tsx';
import { clock } from '@nestmates/ui/words/when.ts';
import { RequestsPart } from '../connections/RequestsPart.tsx';
import { useTitle } from '../shared/use-title.ts';
import type { Deck } from './deck.ts';
import { useDeck } from './use-deck.ts';

function stateOf(
  { phase, cards, at }: Deck,
  swiping: Pick<ReturnType<typeof useDeck>, 'onSkip' | 'onConnect' | 'onBlock'>,
): BrowseScreenState {
  const [top, ...rest] = cards.slice(at);
  switch (phase) {
    case 'swiping':
      return top
        ? { kind: 'deck', cards: [top, ...rest], at: at + 1, total: cards.length, ...swiping }
        : { kind: 'empty' };
    case 'calculating':
      return { kind: 'calculating', ...swiping };
    case 'limit-reached':
      return { kind: 'limit-reached', backAt: clock.format(swipesResetAt(new Date())) };
    default:
      return { kind: phase };
  }
}

export default function BrowsePage() {
  useTitle('Browse');
  const { deck, onFind, onRefresh, onUndo, ...swiping } = useDeck();
  const { passed } = deck;
  const canUndo = passed && ['swiping', 'empty', 'limit-reached'].includes(deck.phase);
  return (
    <BrowseScreen
      state={stateOf(deck, swiping)}
      requests={<RequestsPart folded />}
      onFind={onFind}
      onRefresh={onRefresh}
      onUndo={canUndo ? () => onUndo(passed) : undefined}
    />
  );
}
