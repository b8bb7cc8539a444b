import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Check, MessageCircle, Pencil, ShoppingBag } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { IconButton, IconLink } from '../../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import type { ListingActions } from '../card/listing-actions.ts';
import styles from './BuyActions.module.css';

export interface BuyActionsProps {
  readonly id: number;
  readonly sellerName: string;
  /** Whole cents. */
  readonly withFee: number;
  readonly actions: ListingActions;
}

/** Takes the place of the tab bar while the listing loads, so that no button takes it under a finger. */
export const BuyActionsPlaceholder = () => (
  <div className={styles.actions} data-bottom-bar="footer">
    <Skeleton shape="button" width="100%" />
  </div>
);

/** What the member can do with a listing, in one row: at the foot of a phone, beside the gallery on a wide screen. */
export function BuyActions({ id, sellerName, withFee, actions }: BuyActionsProps) {
  const { own, cart, messageHref, onBuy } = actions;
  if (!own && !cart && !messageHref) return null;
  return (
    <div className={styles.actions} data-bottom-bar="footer">
      {own && (
        <LinkButton wide href={`/marketplace/${id}/edit`} icon={<Pencil aria-hidden />}>
          Edit Listing
        </LinkButton>
      )}
      {messageHref && (
        <IconLink
          look="outline"
          label={`Message ${sellerName}`}
          href={messageHref}
          icon={<MessageCircle aria-hidden />}
        />
      )}
      {cart?.kind === 'add' && (
        <IconButton
          look="outline"
          label={cart.adding ? 'Adding…' : 'Add to Cart'}
          icon={<ShoppingBag aria-hidden />}
          aria-disabled={cart.adding || undefined}
          onClick={cart.adding ? undefined : cart.onAdd}
        />
      )}
      {cart?.kind === 'added' && (
        <IconLink look="outline" label="In Your Cart" href="/cart" icon={<Check aria-hidden />} />
      )}
      {onBuy && (
        <div className={styles.buy}>
          <Button wide onClick={onBuy}>
            <span className={styles.words}>
              Buy Now <span className={styles.price}>{dollars(withFee)} with the fee</span>
            </span>
          </Button>
        </div>
      )}
    </div>
  );
}
