import type { Model } from 'objection';

/** A row of the table of a model, however it is read. */
export type RowOf<Table extends Model> = Omit<Table, keyof Model>;
