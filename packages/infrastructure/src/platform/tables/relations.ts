import { Model, type RelationMapping } from 'objection';

type ModelClass<Row extends Model> = typeof Model & (new () => Row);

/** Rows of another table that belong to a row of this one. */
export interface Relation<Related> {
  mapping(table: string): RelationMapping<Model>;
  /** Stands in types alone. */
  readonly value?: Related;
}

/** The row of another table whose id the column holds. */
export const belongsTo = <Row extends Model>(column: string, to: ModelClass<Row>): Relation<Row> => ({
  mapping: (table) => ({
    relation: Model.BelongsToOneRelation,
    modelClass: to,
    join: { from: `${table}.${column}`, to: `${to.tableName}.${to.idColumn}` },
  }),
});

/** The rows of another table whose column holds the id of the row. */
export const hasMany = <Row extends Model>(to: ModelClass<Row>, column: string): Relation<Row[]> => ({
  mapping: (table) => ({
    relation: Model.HasManyRelation,
    modelClass: to,
    join: { from: `${table}.id`, to: `${to.tableName}.${column}` },
  }),
});
