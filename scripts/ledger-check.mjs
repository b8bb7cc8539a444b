import { ensureInstalled } from './install.mjs';
import { runInThisProcess } from './run.mjs';

await ensureInstalled();
await runInThisProcess('packages/http/src/commands/ledger-check.ts', process.argv.slice(2));
