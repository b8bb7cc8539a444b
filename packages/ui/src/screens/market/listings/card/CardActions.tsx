import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { Check, ShoppingBag } from 'lucide-react';
import { IconButton, IconLink } from '../../../../components/actions/IconButton.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import styles from './CardActions.module.css';

/** How a listing stands to the member's cart. */
export type CartAction =
  | { readonly kind: 'add'; readonly adding: boolean; onAdd(): void }
  | { readonly kind: 'added' };

/** What the member can do with a listing; what is left out the member cannot. */
export interface ListingCardActions {
  /** The member sells it. */
  readonly own: boolean;
  readonly onKeep?: ((keep: boolean) => void) | undefined;
  readonly cart?: CartAction | undefined;
  readonly messageHref?: string | undefined;
  /** Shows what it costs altogether, before the member pays. */
  readonly onBuy?: (() => void) | undefined;
}

interface CardActionsProps {
  readonly listing: Pick<ListingView, 'id' | 'title' | 'isDemo' | 'status'>;
  readonly actions: ListingCardActions;
}

const notForSale = {
  reserved: 'Reserved',
  sold: 'Sold',
  paused: 'Paused',
  ended: 'Ended',
  removed: 'No longer here',
} as const;

function statusText({ isDemo, status }: CardActionsProps['listing']): string | undefined {
  if (status !== 'active') return notForSale[status];
  return isDemo ? 'Demo listing' : undefined;
}

export function CardActions({ listing, actions: { own, cart, messageHref } }: CardActionsProps) {
  const { id, title } = listing;
  const status = statusText(listing);
  if (!own && !status && !messageHref && !cart) return null;
  return (
    <div className={styles.actions}>
      {own ? (
        <Link className={styles.link} href={`/marketplace/${id}/edit`}>
          Edit your listing
        </Link>
      ) : (
        status && <span className={styles.status}>{status}</span>
      )}
      {messageHref && (
        <Link className={styles.link} href={messageHref} aria-label={`Message about ${title}`}>
          Message
        </Link>
      )}
      {cart?.kind === 'add' && (
        <IconButton
          label={`Add to Cart: ${title}`}
          icon={<ShoppingBag aria-hidden />}
          aria-disabled={cart.adding || undefined}
          onClick={cart.onAdd}
        />
      )}
      {cart?.kind === 'added' && (
        <IconLink label={`In your cart: ${title}`} href="/cart" icon={<Check aria-hidden />} />
      )}
    </div>
  );
}
