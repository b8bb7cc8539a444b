import type { Knex } from '@nestmates/infrastructure/database/knex.ts';

export interface Wire {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface RawConnection {
  query(statement: string | Partial<Wire>, ...more: readonly unknown[]): unknown;
}

const wireOf = (statement: string | Partial<Wire>): Wire => {
  if (typeof statement === 'string') return { text: statement, values: [] };
  const { name, text = '', values = [] } = statement;
  return { ...(name ? { name } : {}), text, values };
};

/** Opening and closing a transaction is no statement about anything. */
const bracket = /^(begin|commit|rollback)\b/i;

/**
 * Writes down what goes over the wire, below every query builder: the only place where no statement
 * can hide.
 */
export class StatementWatch {
  #seen: Wire[] = [];

  constructor(knex: Knex) {
    const { client } = knex;
    const acquire: () => Promise<RawConnection> = client.acquireRawConnection.bind(client);
    client.acquireRawConnection = async () => {
      const connection = await acquire();
      const query = connection.query.bind(connection);
      connection.query = (statement, ...more) => {
        this.#seen.push(wireOf(statement));
        return query(statement, ...more);
      };
      return connection;
    };
  }

  async wiresDuring(work: () => Promise<unknown>): Promise<readonly Wire[]> {
    this.#seen = [];
    await work();
    return this.#seen.filter(({ text }) => !bracket.test(text));
  }

  async during(work: () => Promise<unknown>): Promise<readonly string[]> {
    return (await this.wiresDuring(work)).map(({ text }) => text);
  }
}
