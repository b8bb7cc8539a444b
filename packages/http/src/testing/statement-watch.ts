import type { Knex } from '@nestmates/infrastructure/database/knex.ts';

interface RawConnection {
  query(statement: string | { readonly text: string }, ...more: readonly unknown[]): unknown;
}

/** Opening and closing a transaction is no statement about anything. */
const bracket = /^(begin|commit|rollback)\b/i;

/**
 * Writes down what goes over the wire, below every query builder: the only place where no statement
 * can hide.
 */
export class StatementWatch {
  #seen: string[] = [];

  constructor(knex: Knex) {
    const { client } = knex;
    const acquire: () => Promise<RawConnection> = client.acquireRawConnection.bind(client);
    client.acquireRawConnection = async () => {
      const connection = await acquire();
      const query = connection.query.bind(connection);
      connection.query = (statement, ...more) => {
        this.#seen.push(typeof statement === 'string' ? statement : statement.text);
        return query(statement, ...more);
      };
      return connection;
    };
  }

  async during(work: () => Promise<unknown>): Promise<readonly string[]> {
    this.#seen = [];
    await work();
    return this.#seen.filter((text) => !bracket.test(text));
  }
}
