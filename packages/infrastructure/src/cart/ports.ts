import type { CartStore } from '@nestmates/application/cart/ports.ts';
import { port } from '../wiring/wiring.ts';

export const cartStore = port<CartStore>('cart-store');
