/** The address of a swap or playdate in the page of them all. */
export const entryPath = (page: '/babysitting-swaps' | '/playdates', id: number): string =>
  `${page}?open=${id}`;
