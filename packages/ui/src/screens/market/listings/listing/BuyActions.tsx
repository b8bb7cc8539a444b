import { Check, MessageCircle, Pencil, ShoppingBag } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import type { ListingCardActions } from '../card/CardActions.tsx';
import styles from './BuyActions.module.css';

export interface BuyActionsProps {
  readonly id: number;
  readonly sellerName: string;
  readonly actions: ListingCardActions;
}

/** What the member can do with a listing: at the foot of a phone, beside the gallery on a wide screen. */
export function BuyActions({ id, sellerName, actions: { own, cart, messageHref, onBuy } }: BuyActionsProps) {
  if (!own && !cart && !messageHref) return null;
  return (
    <div className={styles.actions} data-bottom-bar>
      {own && (
        <LinkButton wide href={`/marketplace/${id}/edit`} icon={<Pencil aria-hidden />}>
          Edit Listing
        </LinkButton>
      )}
      {onBuy && (
        <div className={styles.buy}>
          <Button wide onClick={onBuy}>
            Buy Now
          </Button>
        </div>
      )}
      {cart?.kind === 'add' && (
        <Button
          wide
          look={onBuy ? 'outline' : 'main'}
          icon={<ShoppingBag aria-hidden />}
          pending={cart.adding}
          pendingLabel="Adding…"
          onClick={cart.onAdd}
        >
          Add to Cart
        </Button>
      )}
      {cart?.kind === 'added' && (
        <LinkButton wide look={onBuy ? 'outline' : 'main'} href="/cart" icon={<Check aria-hidden />}>
          In Your Cart
        </LinkButton>
      )}
      {messageHref && (
        <LinkButton wide look="outline" href={messageHref} icon={<MessageCircle aria-hidden />}>
          Message {sellerName}
        </LinkButton>
      )}
    </div>
  );
}
