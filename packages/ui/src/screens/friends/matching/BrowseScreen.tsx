import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { RotateCw, Undo2 } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { ResendButton } from '../../members/accounts/ResendButton.tsx';
import type { VerificationResend } from '../../members/accounts/verification.ts';
import { nameAndAge } from '../../members/people/person-text.ts';
import type { ConnectionRequestsPanelState } from '../connections/ConnectionRequestsPanel.tsx';
import { useFoldedRequests } from '../connections/use-folded-requests.tsx';
import styles from './BrowseScreen.module.css';
import { CardSkeleton } from './card/CardSkeleton.tsx';
import { Deck } from './deck/Deck.tsx';
import { DeckSkeleton } from './deck/DeckSkeleton.tsx';
import { useDeckKeys } from './deck/use-deck-keys.ts';
import { LimitReached } from './LimitReached.tsx';

interface Swiping {
  onSkip(card: CardView): void;
  onConnect(card: CardView): void;
  onBlock(card: CardView): void;
}

export type BrowseScreenState =
  /** Not known yet whether there are cards: the place of one is kept. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'idle' }
  /** Shown where an e-mail has to be verified before anybody is shown. */
  | { readonly kind: 'unverified'; readonly email: string; readonly resend: VerificationResend }
  | { readonly kind: 'paused'; readonly resuming: boolean; onResume(): void }
  | ({ readonly kind: 'searching' } & Swiping)
  | ({
      readonly kind: 'deck';
      /** The first is on top. */
      readonly cards: readonly [CardView, ...CardView[]];
      /** The position of the top card, counted from 1. */
      readonly at: number;
      readonly total: number;
    } & Swiping)
  | { readonly kind: 'empty' }
  | { readonly kind: 'limit-reached'; readonly resetsAt: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface BrowseScreenProps {
  readonly state: BrowseScreenState;
  readonly requests?: ConnectionRequestsPanelState | undefined;
  onFind(): void;
  onRefresh(): void;
  /** Given while the last skip can be undone. */
  onUndo?: (() => void) | undefined;
}

/** States in which there is nothing to refresh. */
const withoutDeck: ReadonlySet<BrowseScreenState['kind']> = new Set(['idle', 'unverified', 'paused']);

const searching = (
  <SkeletonGroup label="Finding moms near you">
    <CardSkeleton />
  </SkeletonGroup>
);
const nothing = <span />;

function Content({ state, onFind }: Pick<BrowseScreenProps, 'state' | 'onFind'>) {
  switch (state.kind) {
    case 'idle':
      return (
        <EmptyState
          scene="full"
          title="Ready to find your mom tribe?"
          action={<Button onClick={onFind}>Find New Matches</Button>}
        >
          We look for moms near you whose children, days and ways fit yours.
        </EmptyState>
      );
    case 'unverified':
      return (
        <EmptyState
          scene="full"
          title="Verify your email to meet moms"
          action={<ResendButton resend={state.resend} />}
        >
          {state.resend.kind === 'sent' ? 'A new link is on its way to ' : 'Open the link in our email to '}
          {state.email}. Every mom here has done so, and until you have, nobody sees you either.
        </EmptyState>
      );
    case 'paused':
      return (
        <EmptyState
          scene="full"
          title="Your profile is paused"
          action={
            <Button onClick={state.onResume} pending={state.resuming} pendingLabel="Showing...">
              Show My Profile Again
            </Button>
          }
        >
          Nobody new sees you, and you see nobody new. Your connections are where they were.
        </EmptyState>
      );
    case 'opening':
      return <DeckSkeleton />;
    case 'searching':
    case 'deck':
      // The same Deck element for both states, so that the last card can finish its exit animation.
      return (
        <Deck
          cards={state.kind === 'deck' ? state.cards : []}
          placeholder={state.kind === 'deck' ? nothing : searching}
          onSkip={state.onSkip}
          onConnect={state.onConnect}
          onBlock={state.onBlock}
        />
      );
    case 'empty':
      return (
        <EmptyState title="No Matches Found" action={<Button onClick={onFind}>Find New Matches</Button>}>
          There is nobody new near you for now. New moms join every week, so look in again soon.
        </EmptyState>
      );
    case 'limit-reached':
      return <LimitReached resetsAt={state.resetsAt} />;
    case 'failed':
      return (
        <EmptyState
          scene="offline"
          title={state.message}
          action={<Button onClick={onFind}>Try again</Button>}
        >
          Nothing is lost: your requests and connections are where they were.
        </EmptyState>
      );
  }
}

function Count({ state, besideUndo }: { readonly state: BrowseScreenState; readonly besideUndo: boolean }) {
  const top = state.kind === 'deck' ? state.cards[0] : undefined;
  return (
    <>
      {state.kind === 'deck' && (
        <p className={styles.count} data-beside-undo={besideUndo}>
          {state.at} of {state.total}
        </p>
      )}
      <p className={styles.visuallyHidden} role="status">
        {top && `${nameAndAge(top.user)}, ${top.compatibilityScore}, ${top.scoreLabel}`}
      </p>
    </>
  );
}

export function BrowseScreen({ state, requests, onFind, onRefresh, onUndo }: BrowseScreenProps) {
  // Here and not in the Deck, because an undo is also possible when no card is left.
  useDeckKeys({ back: onUndo });
  const { pill, panel } = useFoldedRequests(requests);
  return (
    <div className={styles.page} data-kind={state.kind}>
      <PageHeader
        title="Browse"
        actions={
          <>
            {pill}
            <Count state={state} besideUndo={onUndo !== undefined} />
            {onUndo && (
              <IconButton
                label="Undo"
                icon={<Undo2 aria-hidden />}
                aria-keyshortcuts="Backspace"
                onClick={onUndo}
              />
            )}
            {!withoutDeck.has(state.kind) && (
              <IconButton
                label="Refresh"
                icon={<RotateCw aria-hidden />}
                disabled={state.kind === 'searching' || state.kind === 'opening'}
                onClick={onRefresh}
              />
            )}
          </>
        }
      />
      <div className={styles.content}>
        {panel}
        <Content state={state} onFind={onFind} />
      </div>
    </div>
  );
}
