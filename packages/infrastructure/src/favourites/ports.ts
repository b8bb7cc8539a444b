import type { FavouriteQueries, FavouriteStore } from '@nestmates/application/favourites/ports.ts';
import { port } from '../wiring/wiring.ts';

export const favouriteStore = port<FavouriteStore>('favourite-store');
export const favouriteQueries = port<FavouriteQueries>('favourite-queries');
