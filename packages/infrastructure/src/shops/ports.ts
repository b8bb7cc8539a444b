import type { ShopQueries, ShopStore } from '@nestmates/application/shops/ports.ts';
import { port } from '../wiring/wiring.ts';

export const shopStore = port<ShopStore>('shop-store');
export const shopQueries = port<ShopQueries>('shop-queries');
