/** The lists of the page of swaps and of that of playdates. */
interface ListsOf {
  readonly '/babysitting-swaps': 'pending' | 'confirmed' | 'past';
  readonly '/playdates': 'proposed' | 'scheduled' | 'past';
}

/** The address of a swap or playdate in the page of them all, with the list in which it stands when it is told of. */
export const entryPath = <Page extends keyof ListsOf>(page: Page, id: number, list: ListsOf[Page]): string =>
  `${page}?tab=${list}&open=${id}`;
