/** The list with one of its entries at another place; the list itself where it is there or cannot go there. */
export function movedTo<Entry>(list: readonly Entry[], entry: Entry, place: number): readonly Entry[] {
  const from = list.indexOf(entry);
  if (from < 0 || place < 0 || place >= list.length || place === from) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(place, 0, entry);
}
