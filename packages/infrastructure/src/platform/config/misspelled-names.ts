/** How many letters have to be added, left out, replaced or exchanged with their neighbour. */
export function editsBetween(one: string, other: string): number {
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? column;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** A short name is close to many others, `HOST` to `HOME` for one. */
const editsAllowed = (name: string): number => (name.length > 6 ? 2 : 1);

/** Names that are none of ours, and closer to one of ours than an accident. */
export function misspelledNames(
  given: readonly string[],
  ours: readonly string[],
): readonly { readonly name: string; readonly meant: string }[] {
  return given
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const meant = ours.find((own) => editsBetween(name.toUpperCase(), own) <= editsAllowed(own));
      return meant === undefined ? [] : [{ name, meant }];
    });
}
