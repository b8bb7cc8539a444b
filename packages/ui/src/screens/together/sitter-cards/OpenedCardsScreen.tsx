import type { OpenedCards } from '@nestmates/application/together/sitter-cards/contract.ts';
import { Eye } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { momentText, shortMoment } from './card-text.ts';
import { NotKeptOffline } from './NotKeptOffline.tsx';
import { OpenedCard } from './OpenedCard.tsx';
import styles from './OpenedCardsScreen.module.css';

export type OpenedCardsScreenState =
  | Unready
  | { readonly kind: 'offline'; onRetry(): void }
  /** There is no such swap, or no card goes along any more. */
  | { readonly kind: 'not-found' }
  /** Names a time where they open then. */
  | { readonly kind: 'closed'; readonly opensAt?: string | undefined }
  | { readonly kind: 'open'; readonly opened: OpenedCards };

/** Those with allergies first. */
const inOrder = (cards: OpenedCards['cards']) =>
  cards.toSorted((one, other) => Number(isWithout(one)) - Number(isWithout(other)));
const isWithout = ({ card }: OpenedCards['cards'][number]) => card.allergies.length === 0;

const backToSwaps = <LinkButton href="/babysitting-swaps?tab=confirmed">Back to Your Swaps</LinkButton>;

function Content({ state }: { readonly state: OpenedCardsScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Opening the sitter cards">
          <Stack gap={5}>
            <Skeleton shape="picture" height="120px" />
            <Skeleton shape="picture" height="96px" />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="the sitter cards" onRetry={state.onRetry} />;
    case 'offline':
      return <NotKeptOffline onRetry={state.onRetry} />;
    case 'not-found':
      return (
        <EmptyState scene="lost" title="There is no sitter card here" action={backToSwaps}>
          None goes along with this swap, or it was taken back.
        </EmptyState>
      );
    case 'closed':
      return state.opensAt === undefined ? (
        <EmptyState scene="calendar" title="These sitter cards are closed" action={backToSwaps}>
          They are open from 24 hours before a swap until two hours after its end.
        </EmptyState>
      ) : (
        <EmptyState scene="calendar" title={`Opens ${momentText(state.opensAt)}`} action={backToSwaps}>
          Sitter cards open 24 hours before the swap.
        </EmptyState>
      );
    case 'open': {
      const { user, closesAt, cards } = state.opened;
      return (
        <>
          <div className={styles.cards}>
            {inOrder(cards).map((one) => (
              <OpenedCard key={one.childId} of={one} opened={state.opened} mother={user.firstName} />
            ))}
          </div>
          <p className={styles.note}>
            <Eye aria-hidden />
            <span>
              {user.firstName} sees that you opened {cards.length === 1 ? 'it' : 'them'}. Not kept on this
              device: it opens only with a network. Closes {momentText(closesAt)}.
            </span>
          </p>
        </>
      );
    }
  }
}

/** The sitter cards of a swap, for the one who looks after the children. */
export const OpenedCardsScreen = ({ state }: { readonly state: OpenedCardsScreenState }) => (
  <Page
    className={styles.page}
    title={
      <>
        Sitter <em>Cards</em>
      </>
    }
    actions={
      state.kind === 'open' && (
        <div className={styles.until}>
          <Badge tone="ochre">Open until {shortMoment(state.opened.closesAt)}</Badge>
        </div>
      )
    }
    back={{ href: '/babysitting-swaps?tab=confirmed', label: 'Babysitting' }}
  >
    <Content state={state} />
  </Page>
);
