import { ensureInstalled } from './install.mjs';
import { become } from './run.mjs';

await ensureInstalled();
await become('packages/http/src/worker.ts');
