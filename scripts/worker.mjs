import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';

await ensureInstalled();
await runBuilt('start/worker.ts');
