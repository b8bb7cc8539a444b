import knex, { type Knex } from 'knex';
import type { Client, ClientConfig, Connection } from 'pg';
import { knexNames } from '../tables/names.ts';
import { endsConnection } from './unavailable.ts';

export type { Knex };

/**
 * No statement runs long enough to be worth compiling. PostgreSQL compiles by estimated costs, which are far
 * too high while tables have no statistics: reading a session then took 350 ms instead of 1.
 */
const withoutCompiling = '-c jit=off';

/** So that after a switchover, or a new address behind one name, no connection stays where it was for long. */
const connectionLifetime = {
  maxConnectionLifetimeMillis: 300_000,
  maxConnectionLifetimeJitterMillis: 60_000,
};

type PooledConnection = Client & { readonly connection: Connection };

/** Drops a connection to a server that is no primary any more, whoever runs the statement that finds out. */
function droppedOnceServerLeft() {
  const left = new WeakSet<PooledConnection>();
  return {
    afterCreate(client: PooledConnection, done: (error: undefined) => void) {
      client.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (endsConnection(code)) left.add(client);
      });
      done(undefined);
    },
    validate: (client: PooledConnection) => !left.has(client),
  };
}

interface Pool {
  readonly min?: number;
  readonly max: number;
  /** Whether it is behind a pooler, which passes on no startup options. */
  readonly pooled?: boolean;
}

export function connect(url: string, { min = 0, max, pooled = false }: Pool): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'nestmates',
      ...(pooled ? {} : { options: withoutCompiling }),
    },
    pool: { min, max, ...connectionLifetime, ...droppedOnceServerLeft() },
    acquireConnectionTimeout: 4000,
    // Errors would contain every value of the statement without this, and so would the log.
    compileSqlOnError: false,
    ...knexNames,
  });
}

/** The options for a connection to the same address outside the pool. */
export const connectionOf = ({ client }: Knex): ClientConfig => client.config.connection;
