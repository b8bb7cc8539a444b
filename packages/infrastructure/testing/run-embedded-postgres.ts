import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';

/** A process that only runs the database, for the tests that kill a server. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({ dataDir, fsync: false });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
