import { ensureInstalled } from './install.mjs';
import { runInThisProcess } from './run.mjs';

await ensureInstalled();
await runInThisProcess('packages/http/src/start/worker.ts');
