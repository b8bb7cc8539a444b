import { searchTowns } from '@nestmates/domain/members/places/search-towns.ts';

/** What fits on a phone above its keyboard, with some to scroll. */
const mostFound = 20;

export const townsFor = ({ state, q = '' }: { readonly state: string; readonly q?: string | undefined }) => ({
  towns: [...searchTowns(state, q, mostFound)],
});
