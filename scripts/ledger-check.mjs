import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';

await ensureInstalled();
await runBuilt('commands/ledger-check.ts', process.argv.slice(2));
