import knex, { type Knex } from 'knex';
import type { ClientConfig } from 'pg';
import { knexNames } from './names.ts';

export type { Knex };

/**
 * No statement runs long enough to be worth compiling. PostgreSQL compiles by estimated costs, which are far
 * too high while tables have no statistics: reading a session then took 350 ms instead of 1.
 */
const withoutCompiling = '-c jit=off';

export function connect(url: string, pool: { min?: number; max: number }): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: 'nestmates', options: withoutCompiling },
    pool: { min: pool.min ?? 0, max: pool.max },
    acquireConnectionTimeout: 4000,
    // Without this, an error's message, and so the log, would contain every value of the statement.
    compileSqlOnError: false,
    ...knexNames,
  });
}

/** The options for a connection to the same database outside the pool. */
export const connectionOf = ({ client }: Knex): ClientConfig => client.config.connection;
