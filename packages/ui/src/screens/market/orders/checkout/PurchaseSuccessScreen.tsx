import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { heldUntil } from '@nestmates/domain/market/orders/held-until.ts';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ownAmount } from '../order-text.ts';
import styles from './Purchase.module.css';

export type PurchaseSuccessState =
  /** The payment provider has not said yet that the buyer has paid. */
  | { readonly kind: 'confirming' }
  | { readonly kind: 'paid'; readonly order: OrderView }
  /** It was paid too late, or with a card that is not taken. */
  | { readonly kind: 'returned'; readonly order: OrderView }
  /** It is not known what was bought. */
  | { readonly kind: 'unknown' };

function text(state: PurchaseSuccessState): string {
  if (state.kind === 'confirming') return 'Confirming… Your order stands here in a moment.';
  if (state.kind === 'unknown') return 'You find what you have bought in My Orders.';
  const { order } = state;
  const { title } = order.listing;
  if (state.kind === 'returned') {
    return `What you paid for ${title} goes back to your card, so you have not bought it. Your order says why.`;
  }
  const bought = order.fulfilment === 'service' ? `You have booked ${title}.` : `You have bought ${title}.`;
  return `${bought} We hold your ${ownAmount(order)} ${heldUntil[order.fulfilment]}.`;
}

/** Where the payment provider sends the buyer back to. */
export function PurchaseSuccessScreen({ state }: { readonly state: PurchaseSuccessState }) {
  const order = 'order' in state ? state.order : undefined;
  const href = order ? `/orders/${order.id}` : '/my-orders';
  return (
    <EmptyPage
      scene="full"
      title={state.kind === 'returned' ? 'Your payment goes back' : 'Payment Successful!'}
      action={
        <Stack gap={3} align="start">
          <LinkButton href={href}>{order ? 'View Your Order' : 'My Orders'}</LinkButton>
          <LinkButton look="outline" href="/marketplace">
            Continue Shopping
          </LinkButton>
          <LinkButton look="outline" href="/messages">
            Go to Messages
          </LinkButton>
        </Stack>
      }
    >
      <span role="status" className={styles.text}>
        {text(state)}
      </span>
    </EmptyPage>
  );
}
