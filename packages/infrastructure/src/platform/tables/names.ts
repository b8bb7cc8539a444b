import { knexSnakeCaseMappers, snakeCaseMappers } from 'objection';

/** Names are camelCase in code and snake_case in SQL. Everything that converts them uses these. */
const { parse, format } = snakeCaseMappers();

/** Names for the query builder, in both directions. */
export const knexNames = knexSnakeCaseMappers();

export const camelCaseKeys = <Row extends object>(row: Readonly<Record<string, unknown>>): Row =>
  parse(row) as Row;

const keyOf = (row: object): string => Object.keys(row).join();

export const camelCaseName = (column: string): string => keyOf(parse({ [column]: null }));

const columnNamed = (name: string): string => keyOf(format({ [name]: null }));

export const columnsNamed = (names: readonly string[]): readonly string[] => names.map(columnNamed);

/** Columns of the rows that a statement aggregates to JSON, whose keys no driver converts. */
export const jsonColumns = (names: readonly string[]): string =>
  names.map((name) => `${columnNamed(name)} as "${name}"`).join(', ');
