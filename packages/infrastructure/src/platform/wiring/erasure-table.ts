interface KeptColumns {
  readonly columns: string;
  readonly why: string;
  readonly until: string;
}

/** What deleting an account does with the columns of a table; each text names some of them, with spaces between. */
export interface TableErasure {
  /** Gone with their row, which goes with the account. */
  readonly deleted?: string;
  /** Emptied in a row that stays; what referred to the member refers to nobody. */
  readonly emptied?: string;
  /** Stay as they are. */
  readonly kept?: readonly KeptColumns[];
  /** Say nothing of anybody. */
  readonly impersonal?: string;
}

/** By the names of tables. Every column of the database stands in the table of one feature. */
export type ErasureTable = Readonly<Record<string, TableErasure>>;
