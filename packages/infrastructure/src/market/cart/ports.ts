import type { CartStore } from '@nestmates/application/market/cart/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const cartStore = port<CartStore>('cart-store');
