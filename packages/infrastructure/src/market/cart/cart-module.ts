import { Cart } from '@nestmates/application/market/cart/cart.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { cartExport } from './cart-export.ts';
import { CartItemModel } from './cart-item-model.ts';
import { CartRepository } from './cart-repository.ts';

export const cartFeature = feature({
  bind(bind) {
    repository(bind, 'cartStore', CartRepository);
    service(bind, Cart);
  },
  tables: [CartItemModel],
  exported: cartExport,
});
