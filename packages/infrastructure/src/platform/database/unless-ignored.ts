/**
 * The row of an insert that gives way to one that is there already. Objection answers an insert that was ignored with
 * what it was given, which has no id.
 */
export const unlessIgnored = <Row extends { readonly id: unknown }>(row: Row): Row | undefined =>
  row.id === undefined ? undefined : row;
