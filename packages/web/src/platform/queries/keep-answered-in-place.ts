interface Entry {
  readonly id: number;
}

/**
 * Keeps items whose answer is being sent in their place after a refetch without them: otherwise the next item
 * would move under the finger and be hit by a double tap.
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
