import { Cart } from '@nestmates/application/market/cart/cart.ts';
import { cartContract } from '@nestmates/application/market/cart/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const cartRoutes = withServices([Cart], (cart) => [
  serve(cartContract.list, ({ by }) => cart.list(by)),
  serve(cartContract.add, ({ by, body }) => cart.add(by, body.listingId)),
  serve(cartContract.remove, ({ by, params }) => cart.remove(by, params.listingId)),
]);
