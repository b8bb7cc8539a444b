import type { FavouriteQueries, FavouriteStore } from '@nestmates/application/market/favourites/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const favouriteStore = port<FavouriteStore>('favourite-store');
export const favouriteQueries = port<FavouriteQueries>('favourite-queries');
