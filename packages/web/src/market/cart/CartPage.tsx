import { CartScreen, type CartScreenState } from '@nestmates/ui/screens/market/cart/CartScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useCheckout } from '../orders/use-checkout.tsx';
import { cartQuery } from './cart-query.ts';

function OpenCart() {
  const query = useQuery(cartQuery);
  const { run: remove, pendingInputs: removing } = useAction({
    call: (listingId: number) => call('delete /api/cart/:listingId', { params: { listingId } }),
    entry: { name: 'remove-from-cart', idOf: (listingId) => listingId },
    says: seen('Item Removed'),
    fails: 'Failed to remove item from cart.',
    touches: { type: 'cart' },
  });
  const { buy, dialog } = useCheckout();
  const state: CartScreenState = query.data
    ? { kind: 'ready', items: query.data, removing, onRemove: remove, onBuy: buy }
    : loadingOrFailed(query);
  return (
    <>
      <CartScreen state={state} />
      {dialog}
    </>
  );
}

export default function CartPage() {
  useTitle('Your Cart');
  return useOpens('marketplace') ? <OpenCart /> : <CartScreen state={{ kind: 'locked' }} />;
}
