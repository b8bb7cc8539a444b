import type { RetentionKind } from '@nestmates/domain/platform/retention/retention.ts';

/** Of which rows of a table the time is over. */
export interface OldRowsOfTable {
  readonly kind: RetentionKind;
  /** A condition; `:before` is the time until which the kind is kept, and `:now` is for rows that have an end of their own. */
  readonly old: string;
  /** These are emptied in rows that stay. */
  readonly emptied?: string;
}

/** By tables. Each table of the database is in the list of one feature, or in `kept-tables.ts`. */
export type RetentionTable = Readonly<Record<string, OldRowsOfTable | readonly OldRowsOfTable[]>>;
