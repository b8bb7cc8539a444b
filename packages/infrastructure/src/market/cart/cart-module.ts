import { Cart } from '@nestmates/application/market/cart/cart.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { listingQueries } from '../listings/ports.ts';
import { cartExport } from './cart-export.ts';
import { CartItemModel } from './cart-item-model.ts';
import { CartRepository } from './cart-repository.ts';
import { cartStore } from './ports.ts';

export const cartFeature = feature({
  bind(bind) {
    repository(bind, cartStore, CartRepository);
    service(bind, Cart, { store: cartStore, listings: listingQueries, pairs, transaction, clock });
  },
  tables: [CartItemModel],
  exported: cartExport,
});
