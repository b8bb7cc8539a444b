export type Direction = 'up' | 'down';

const order = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : order.compare(String(a), String(b));

/** Rows with the same value keep their order in both directions; those without one come last. */
export function sortedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  direction: Direction,
): readonly Row[] {
  const sign = direction === 'up' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * compare(first, second);
  });
}
