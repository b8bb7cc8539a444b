import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { cardCount, momentText } from './card-text.ts';
import styles from './SwapCards.module.css';

export interface SwapCardsProps {
  readonly swap: Pick<SwapView, 'id' | 'status' | 'direction' | 'user' | 'cards'>;
  /** The time on the server's clock. */
  readonly now: Date;
  onChoose(): void;
}

const goAlong = (count: number) => `${cardCount(count)} ${count === 1 ? 'goes' : 'go'} along`;
const them = (count: number) => (count === 1 ? 'it' : 'them');

/** Says beside the state of a swap whether cards go along. */
export function cardsNote({ cards }: Pick<SwapView, 'cards'>, now: Date): string | undefined {
  const count = cards.childIds.length;
  return count > 0 && new Date(cards.closesAt) > now ? goAlong(count) : undefined;
}

/** Whether the member can open the cards now. */
export const areCardsOpen = (
  { status, direction, cards }: Pick<SwapView, 'status' | 'direction' | 'cards'>,
  now: Date,
): boolean =>
  direction === 'received' &&
  status === 'confirmed' &&
  cards.childIds.length > 0 &&
  new Date(cards.opensAt) <= now &&
  now < new Date(cards.closesAt);

/** Read by the one whose children stay with the other. */
function OwnCards({ swap: { user, cards }, now, onChoose }: SwapCardsProps) {
  const count = cards.childIds.length;
  if (new Date(cards.closesAt) <= now) return null;
  const isOpen = new Date(cards.opensAt) <= now;
  return (
    <div className={styles.cards}>
      <p className={styles.title}>{count === 0 ? 'No sitter card goes along' : goAlong(count)}</p>
      <p className={styles.note}>
        {count === 0
          ? `On a sitter card ${user.firstName} finds allergies, medicines and the doctor.`
          : isOpen
            ? `${user.firstName} can open ${them(count)} until ${momentText(cards.closesAt)}.`
            : `${user.firstName} can open ${them(count)} from ${momentText(cards.opensAt)}.`}
      </p>
      {cards.openedAt !== null && (
        <p className={styles.note}>
          {user.firstName} last opened {them(count)} {momentText(cards.openedAt)}.
        </p>
      )}
      <Button look="outline" size="small" onClick={onChoose}>
        {count === 0 ? 'Choose Sitter Cards' : 'Change Sitter Cards'}
      </Button>
    </div>
  );
}

/** Read by the one who looks after the children. */
function CardsOfOther({ swap, now }: SwapCardsProps) {
  const { id, status, user, cards } = swap;
  const count = cards.childIds.length;
  if (count === 0 || new Date(cards.closesAt) <= now) return null;
  if (areCardsOpen(swap, now)) {
    return (
      <Banner
        title={count === 1 ? 'The sitter card is open' : `${count} sitter cards are open`}
        action={
          <LinkButton look="outline" size="small" href={`/babysitting-swaps/${id}/cards`}>
            Open
          </LinkButton>
        }
      >
        Allergies, medicines and whom to call.
      </Banner>
    );
  }
  return (
    <div className={styles.cards}>
      <p className={styles.title}>{goAlong(count)}</p>
      <p className={styles.note}>
        {status === 'confirmed'
          ? `Opens ${momentText(cards.opensAt)}: allergies, medicines and whom to call.`
          : `${user.firstName} shows you allergies, medicines and whom to call, from 24 hours before.`}
      </p>
    </div>
  );
}

/** The sitter cards that go along with a swap. */
export const SwapCards = (props: SwapCardsProps) =>
  props.swap.direction === 'sent' ? <OwnCards {...props} /> : <CardsOfOther {...props} />;
