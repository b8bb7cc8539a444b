import { createContainer } from '@nestmates/infrastructure/container.ts';
import { readConfig } from '@nestmates/infrastructure/platform/config/config.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { createLog } from '../src/platform/operations/log.ts';
import { startServer } from '../src/start/server.ts';
import { type SentStatement, StatementWatch } from '../testing/statement-watch.ts';
import { Visitor } from '../testing/visitor.ts';

/** The statements of a read and the bytes of its response: all that the baseline needs to repeat it. */
export interface RecordedRead {
  readonly path: string;
  readonly statements: readonly SentStatement[];
  readonly answer: string;
}

/** Records the real server, so that the baseline runs exactly its statements. */
export async function recordReads(
  databaseUrl: string,
  token: string,
  paths: readonly string[],
): Promise<RecordedRead[]> {
  const config = readConfig({ PORT: '0', DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' });
  const knex = connect(databaseUrl, { max: 2 });
  const watch = new StatementWatch(knex);
  const log = createLog('silent');
  const container = createContainer({ config, knex, publicUrl: () => 'http://127.0.0.1', log });
  const server = await startServer({
    container,
    config,
    log,
    webFolder: undefined,
    readiness: async () => undefined,
  });
  const visitor = new Visitor(`http://127.0.0.1:${server.port}`);
  visitor.cookies.set('nestmates', token);
  const recorded: RecordedRead[] = [];
  for (const path of paths) {
    let answer = '';
    const statements = await watch.sentDuring(async () => {
      const reply = await visitor.get(path);
      if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}`);
      answer = reply.text;
    });
    recorded.push({ path, statements, answer });
  }
  await server.drain();
  await knex.destroy();
  return recorded;
}
