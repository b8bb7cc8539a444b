import { Cart } from '@nestmates/application/cart/cart.ts';
import { repository, transaction } from '../database/ports.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { CartRepository } from './cart-repository.ts';
import { cartStore } from './ports.ts';

export const cartFeature = feature({
  bind(bind) {
    repository(bind, cartStore, CartRepository);
    service(bind, Cart, { store: cartStore, listings: listingQueries, pairs, transaction, clock });
  },
});
