import pg from 'pg';

/** A network may drop every packet, and a pooler that is paused takes connections and answers nothing. */
export const shortPatience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const;

/** Another program of ours may be given the session that the first connection used, between the two questions. */
const tries = 3;

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/**
 * Whether a pooler in front of PostgreSQL gives its sessions to several connections in turn, as PgBouncer does in
 * transaction mode: listening and locks of a session get lost there.
 */
export async function sharesSessions(url: string): Promise<boolean> {
  const first = new pg.Client({ connectionString: url, ...shortPatience });
  const second = new pg.Client({ connectionString: url, ...shortPatience });
  const clients = [first, second];
  // Each query reports a lost connection itself.
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if ((await processOf(first)) === (await processOf(second))) return true;
    }
    return false;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
