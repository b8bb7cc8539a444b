import { randomUUID } from 'node:crypto';
import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { closeContainer, createContainer } from '@nestmates/infrastructure/container.ts';
import { ArgonPasswords } from '@nestmates/infrastructure/members/accounts/argon-passwords.ts';
import { readConfig } from '@nestmates/infrastructure/platform/config/config.ts';
import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { openPool, runDueJobs } from '@nestmates/infrastructure/platform/jobs/worker.ts';
import { traceStatements } from '@nestmates/infrastructure/platform/tracing/statement-spans.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { JobsByClock, setClockOfDatabase } from '@nestmates/infrastructure/testing/database-clock.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import type { Container } from 'inversify';
import { createLog } from '../src/platform/operations/log.ts';
import type { Route } from '../src/platform/shared/serve.ts';
import { routesOf, startServer } from '../src/start/server.ts';
import { insertMembers } from './insert-members.ts';
import { JumpingClock } from './jumping-clock.ts';
import { memberPassword, memberPasswordHash } from './member-password.ts';
import { columnsOf, type MemberColumns, type Role } from './roles.ts';
import { keepServerError, type LogLine } from './server-errors.ts';
import { shareThreads } from './share-threads.ts';
import { StatementWatch } from './statement-watch.ts';
import { Visitor } from './visitor.ts';

const metricsToken = 'token-of-the-tests';
/** What an operator's monitoring sends to read the metrics. */
export const readsMetrics = { headers: { authorization: `Bearer ${metricsToken}` } };

export interface TestServerOptions {
  /** Variables of the configuration, as the environment would set them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces adapters in the container. */
  readonly swap?: (container: Container) => void;
  readonly tracing?: Tracing;
  /** A folder with a built web app, or what a test takes for one. */
  readonly webFolder?: string;
  /** Additional routes, for what no route of the app does yet. */
  readonly extraRoutes?: readonly Route[];
}

export interface TestMember extends Visitor {
  readonly id: number;
  readonly email: string;
}

export interface TestServer {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly container: Container;
  readonly knex: Knex;
  readonly clock: MovableClock;
  readonly log: LogLine[];
  readonly statements: StatementWatch;
  readonly routes: readonly Route[];
  visitor(): Visitor;
  /** Inserts a signed-in member with these columns; the password is hashed only if one is given. */
  member(columns?: MemberColumns & { readonly password?: string }): Promise<TestMember>;
  signedInAs(role: Role): Promise<Visitor>;
  /** Runs every job that is due by the clock of this server. */
  runJobs(): Promise<void>;
  /** Starts another server over the same database. */
  anotherServer(env?: Readonly<Record<string, string>>): Promise<TestServer>;
  close(): Promise<void>;
}

async function serve(
  database: TestDatabase,
  clock: MovableClock,
  options: TestServerOptions,
): Promise<TestServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    METRICS_TOKEN: metricsToken,
    ...options.env,
  });
  const knex = connect(database.url, { max: config.DATABASE_POOL });
  if (options.tracing) traceStatements(knex, options.tracing);
  const statements = new StatementWatch(knex);
  const log: LogLine[] = [];
  const write = (text: string) => {
    const line = JSON.parse(text) as LogLine;
    log.push(line);
    keepServerError(line);
  };
  const { tracing = withoutTracing } = options;
  const logger = createLog('debug', { destination: { write }, tracing });
  let origin = config.PUBLIC_URL ?? '';
  const container = createContainer({ config, knex, publicUrl: () => origin, log: logger, tracing });
  container.rebind(port('clock')).toConstantValue(clock);
  container
    .rebind(port('jobs'))
    .toConstantValue(new JobsByClock(container.get(KnexTransaction), clock, tracing));
  shareThreads(container);
  options.swap?.(container);
  // One for all runs of jobs: PostgreSQL starts a process for each connection, and plans anew in it.
  const queue = openPool({ databaseUrl: database.url, log: logger });
  const setQueueClock = async () => {
    if (container.get(port('clock')) === clock) await setClockOfDatabase(queue, clock.now());
  };
  await setQueueClock();
  const routes = [...routesOf(container), ...(options.extraRoutes ?? [])];
  const server = await startServer({
    container,
    config,
    routes,
    log: logger,
    webFolder: options.webFolder,
    hasLoadBalancer: false,
    readiness: async () => undefined,
  });
  const address = `http://127.0.0.1:${server.port}`;
  origin ||= address;
  const others: TestServer[] = [];
  let queueEnded: Promise<void> | undefined;
  const hashing = container.get(port('passwords'));
  const usualPassword =
    hashing instanceof ArgonPasswords ? memberPasswordHash : await hashing.hash(memberPassword);

  const testServer: TestServer = {
    origin: address,
    databaseUrl: database.url,
    container,
    knex,
    clock,
    log,
    statements,
    routes,
    visitor: () => new Visitor(address),
    async member({ password, ...columns } = {}) {
      const email = typeof columns.email === 'string' ? columns.email : `${randomUUID()}@nestmates.test`;
      const hash = password ? await container.get(port('passwords')).hash(password) : usualPassword;
      const [id = 0] = await insertMembers(knex, [{ email, password: hash, ...columns }], clock.now());
      const visitor = new Visitor(address);
      const { token } = await container.get(Sessions).open(id, { passwordHash: hash });
      visitor.cookies.set(config.PUBLIC_URL?.startsWith('https:') ? '__Host-nestmates' : 'nestmates', token);
      return Object.assign(visitor, { id, email });
    },
    signedInAs: async (role) =>
      role === 'visitor' ? new Visitor(address) : testServer.member({ ...columnsOf[role] }),
    async runJobs() {
      await setQueueClock();
      await runDueJobs(queue, {
        handlers: container.getAll(port('jobHandlers')),
        cronJobs: container.getAll(port('cronJobs')),
        log: logger,
        tracing,
      });
    },
    async anotherServer(env = {}) {
      const differing = { ...options, env: { ...options.env, ...env } };
      const other = await serve({ ...database, drop: async () => undefined }, clock, differing);
      others.push(other);
      return other;
    },
    async close() {
      await Promise.all(others.map((other) => other.close()));
      await server.drain();
      await closeContainer(container);
      // Another server may be closed by its test and with the first one.
      queueEnded ??= queue.end();
      await Promise.all([queueEnded, knex.destroy()]);
      await database.drop();
    },
  };
  return testServer;
}

/** The complete server, over a database of this test file's own. */
export const testServer = async (options: TestServerOptions = {}): Promise<TestServer> =>
  serve(
    await testDatabase(),
    process.env.TEST_CLOCK === 'jumping' ? new JumpingClock() : new MovableClock(),
    options,
  );
