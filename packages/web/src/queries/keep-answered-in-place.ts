interface Entry {
  readonly id: number;
}

/**
 * What is being answered keeps its place, though the list has been read again without it: otherwise the next one
 * slides under a finger that taps twice, and is answered unseen.
 */
export function keepAnsweredInPlace<Item extends Entry>(
  shown: readonly Item[],
  now: readonly Item[],
  answering: ReadonlySet<number>,
): readonly Item[] {
  const currentIds = new Set(now.map(({ id }) => id));
  const all = [...now];
  shown.forEach((entry, place) => {
    if (answering.has(entry.id) && !currentIds.has(entry.id)) all.splice(place, 0, entry);
  });
  return all;
}
