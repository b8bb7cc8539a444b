import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

export interface SentStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface RawConnection {
  query(statement: string | Partial<SentStatement>, ...more: readonly unknown[]): unknown;
}

const sentStatementOf = (statement: string | Partial<SentStatement>): SentStatement => {
  if (typeof statement === 'string') return { text: statement, values: [] };
  const { name, text = '', values = [] } = statement;
  return { ...(name ? { name } : {}), text, values };
};

/** Beginning and ending a transaction is not counted. */
const transactionStatement = /^(begin|commit|rollback)\b/i;

/** Records statements at the connection, below every query builder, so that none is missed. */
export class StatementWatch {
  #seen: SentStatement[] = [];

  constructor(knex: Knex) {
    const { client } = knex;
    const acquire: () => Promise<RawConnection> = client.acquireRawConnection.bind(client);
    client.acquireRawConnection = async () => {
      const connection = await acquire();
      const query = connection.query.bind(connection);
      connection.query = (statement, ...more) => {
        this.#seen.push(sentStatementOf(statement));
        return query(statement, ...more);
      };
      return connection;
    };
  }

  async sentDuring(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
    this.#seen = [];
    await work();
    return this.#seen.filter(({ text }) => !transactionStatement.test(text));
  }

  /** Statements beside what the sandbox, which stands for a payment provider elsewhere, keeps in this database. */
  async ownDuring(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
    const sent = await this.sentDuring(work);
    // The sandbox's job is added as ours are, so its name alone tells it apart.
    return sent.filter(({ text, values }) => !`${text} ${JSON.stringify(values)}`.includes('sandbox'));
  }

  async during(work: () => Promise<unknown>): Promise<readonly string[]> {
    return (await this.sentDuring(work)).map(({ text }) => text);
  }
}
