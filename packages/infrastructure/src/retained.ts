import { tables } from './tables.ts';

/** Which rows of all tables the nightly job removes by a statement; by tables. */
export const retained = tables.flatMap(({ name, old = [] }) =>
  [old].flat().map((rows) => [name, rows] as const),
);
