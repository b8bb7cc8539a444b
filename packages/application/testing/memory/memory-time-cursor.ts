import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';

interface Entry {
  readonly cursor: TimeCursor;
}

export const cursorOf = (at: Date, id: number): TimeCursor => ({ at: at.getTime() * 1000, id });

const bySoonest = (one: Entry, other: Entry): number =>
  one.cursor.at - other.cursor.at || one.cursor.id - other.cursor.id;

/** A page of a list with the soonest first. */
export function pageOfSoonest<Item extends Entry>(
  all: readonly Item[],
  { limit, before }: PageRequest<TimeCursor>,
): readonly Item[] {
  const rest = before ? all.filter((item) => bySoonest(item, { cursor: before }) > 0) : all;
  return rest.toSorted(bySoonest).slice(0, limit);
}

/** A page of a list with the latest first. */
export function pageOfLatest<Item extends Entry>(
  all: readonly Item[],
  { limit, before }: PageRequest<TimeCursor>,
): readonly Item[] {
  const rest = before ? all.filter((item) => bySoonest(item, { cursor: before }) < 0) : all;
  return rest.toSorted(bySoonest).reverse().slice(0, limit);
}
