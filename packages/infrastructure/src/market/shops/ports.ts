import type { ShopQueries, ShopStore } from '@nestmates/application/market/shops/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const shopStore = port<ShopStore>('shop-store');
export const shopQueries = port<ShopQueries>('shop-queries');
