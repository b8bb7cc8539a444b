import type { Connection, FieldDef, QueryResultRow, Submittable } from 'pg';
import { camelCaseName } from '../../tables/names.ts';
import { asParameter, parserOf } from './wire-values.ts';

interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** Each row is copied from this object, so that all rows have the same hidden class. */
  readonly emptyRow: QueryResultRow;
}

function columnsOf(fields: readonly FieldDef[]): Columns {
  const names = fields.map(({ name }) => camelCaseName(name));
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
    emptyRow: Object.fromEntries(names.map((name) => [name, null])),
  };
}

/** The column descriptions of the statements that each connection has prepared. */
const prepared = new WeakMap<Connection, Map<string, Columns>>();

function preparedOn(connection: Connection): Map<string, Columns> {
  const known = prepared.get(connection) ?? new Map<string, Columns>();
  prepared.set(connection, known);
  return known;
}

/**
 * Runs a named statement. The driver's own query has PostgreSQL describe the columns of a prepared statement
 * at each run, which costs more than reading the row; this describes them once.
 */
export class PreparedRead<Row extends QueryResultRow> implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: Promise<Row[]>;
  readonly #parameters: (string | Buffer | null)[];
  readonly #rows: Row[] = [];
  readonly #settle: { resolve(rows: Row[]): void; reject(error: unknown): void };
  #columns: Map<string, Columns> = new Map();
  #failed: { readonly error: unknown } | undefined;

  constructor({ name, text, values }: { name: string; text: string; values: readonly unknown[] }) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#parameters = values.map(asParameter);
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    this.rows = promise;
    this.#settle = { resolve, reject };
  }

  submit(connection: Connection): void {
    const { name, text } = this;
    this.#columns = preparedOn(connection);
    connection.stream.cork();
    if (!this.#columns.has(name)) {
      // The statement may exist from a run that failed before its columns were described.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
      connection.describe({ type: 'S', name }, true);
    }
    connection.bind({ statement: name, values: this.#parameters }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#columns.set(this.name, columnsOf(fields));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#columns.get(this.name);
    if (!columns || this.#failed) return;
    const { names, parsers, emptyRow } = columns;
    const row: QueryResultRow = { ...emptyRow };
    try {
      for (let nth = 0; nth < names.length; nth += 1) {
        const text = fields[nth];
        const [name, read] = [names[nth], parsers[nth]];
        if (typeof text === 'string' && name !== undefined) row[name] = read?.(text);
      }
    } catch (error) {
      this.#failed = { error };
      return;
    }
    this.#rows.push(row as Row);
  }

  handleCommandComplete(): void {
    if (!this.#columns.has(this.name)) this.#columns.set(this.name, columnsOf([]));
  }

  /** Prepares the statement again after any error, since the error may be that its columns have changed. */
  handleError(error: unknown): void {
    this.#columns.delete(this.name);
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failed) this.#settle.reject(this.#failed.error);
    else this.#settle.resolve(this.#rows);
  }
}
