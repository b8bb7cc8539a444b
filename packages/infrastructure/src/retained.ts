import { features } from './features.ts';

/** Which rows of all tables the nightly job removes by a statement, as the features say; by tables. */
export const retained = features.flatMap((feature) =>
  Object.entries(feature.retained).flatMap(([table, rows]) =>
    [rows].flat().map((one) => [table, one] as const),
  ),
);
