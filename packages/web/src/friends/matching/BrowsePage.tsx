import { swipesResetAt } from '@nestmates/domain/friends/matching/swipes.ts';
import { timeOfDay } from '@nestmates/ui/dates/date-formats.ts';
import {
  BrowseScreen,
  type BrowseScreenState,
} from '@nestmates/ui/screens/friends/matching/BrowseScreen.tsx';
import { useResendVerification } from '../../members/accounts/use-resend-verification.ts';
import { usePrivacy } from '../../members/profiles/use-privacy.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { useRequestsPanel } from '../connections/use-requests-panel.ts';
import type { Deck } from './deck.ts';
import { useDeck } from './use-deck.ts';

function screenState(
  { phase, cards, at, failure }: Deck,
  swiping: Pick<ReturnType<typeof useDeck>, 'onSkip' | 'onConnect' | 'onBlock'>,
  now: Date,
): BrowseScreenState {
  const [top, ...rest] = cards.slice(at);
  switch (phase) {
    case 'swiping':
      return top
        ? { kind: 'deck', cards: [top, ...rest], at: at + 1, total: cards.length, ...swiping }
        : { kind: 'empty' };
    case 'searching':
      return { kind: 'searching', ...swiping };
    case 'limit-reached':
      return { kind: 'limit-reached', resetsAt: timeOfDay.format(swipesResetAt(now)) };
    case 'failed':
      return { kind: 'failed', message: failure };
    default:
      return { kind: phase };
  }
}

export default function BrowsePage() {
  useTitle('Browse');
  const { deck, opening, onFind, onRefresh, onUndo, ...swiping } = useDeck();
  const requests = useRequestsPanel();
  const { email, mustVerifyEmail, paused } = useMember();
  const privacy = usePrivacy();
  const now = useNow();
  const resend = useResendVerification();
  const { lastSkipped } = deck;
  const state = (): BrowseScreenState => {
    if (mustVerifyEmail) return { kind: 'unverified', email, resend };
    const onResume = () => privacy.run({ paused: false });
    if (paused) return { kind: 'paused', resuming: privacy.pending, onResume };
    return opening ? { kind: 'opening' } : screenState(deck, swiping, now);
  };
  const canUndo = lastSkipped && ['swiping', 'empty', 'limit-reached'].includes(deck.phase);
  return (
    <BrowseScreen
      state={state()}
      requests={requests}
      onFind={onFind}
      onRefresh={onRefresh}
      onUndo={canUndo ? () => onUndo(lastSkipped) : undefined}
    />
  );
}
