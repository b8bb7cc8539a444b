import type { CartItemView } from '@nestmates/application/market/cart/contract.ts';
import { useRef } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Page } from '../../../components/layout/Page.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { PremiumFeature } from '../../platform/access/PremiumFeature.tsx';
import { CartItem, type CartItemProps, CartSkeleton } from './CartItem.tsx';
import styles from './CartScreen.module.css';

export interface FullCart extends Pick<CartItemProps, 'onRemove' | 'onBuy'> {
  readonly kind: 'ready';
  readonly items: readonly CartItemView[];
  /** The listings that are being taken out. */
  readonly removing: readonly number[];
}

export type CartScreenState =
  | Unready
  /** Not included in the member's plan. */
  | { readonly kind: 'locked' }
  | FullCart;

type OpenCart = Exclude<CartScreenState, { kind: 'locked' }>;

function Content({ state }: { readonly state: OpenCart }) {
  if (state.kind === 'loading') return <CartSkeleton />;
  if (state.kind === 'failed') return <LoadError what="your cart" onRetry={state.onRetry} />;
  const { items, removing, onRemove, onBuy } = state;
  if (items.length === 0) {
    return (
      <EmptyState
        scene="shelf"
        title="Your cart is empty"
        action={<LinkButton href="/marketplace">Browse the Marketplace</LinkButton>}
      >
        What you put here stays until you take it out. Each piece has its own checkout.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.listingId}>
          <CartItem
            item={item}
            removing={removing.includes(item.listingId)}
            onRemove={onRemove}
            onBuy={onBuy}
          />
        </li>
      ))}
    </ul>
  );
}

function OpenCartScreen({ state }: { readonly state: OpenCart }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, state.kind === 'ready' && state.items.length);
  return (
    <Page
      ref={page}
      className={styles.page}
      title={
        <>
          Your <em>Cart</em>
        </>
      }
    >
      <Content state={state} />
    </Page>
  );
}

export function CartScreen({ state }: { readonly state: CartScreenState }) {
  if (state.kind !== 'locked') return <OpenCartScreen state={state} />;
  return <PremiumFeature gate="cart" />;
}
