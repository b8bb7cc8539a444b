import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** A server reduced to its database, for the tests that kill one. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({ dataDir, fsync: false });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
