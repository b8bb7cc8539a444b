import { Model } from 'objection';

/** The row of another table whose id the column holds. */
export const belongsTo = (column: string, to: typeof Model) => ({
  relation: Model.BelongsToOneRelation,
  modelClass: to,
  join: { from: column, to: `${to.tableName}.${to.idColumn}` },
});
