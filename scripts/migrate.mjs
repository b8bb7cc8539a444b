import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';

await ensureInstalled();
await runBuilt('commands/migrate.ts', process.argv.slice(2));
