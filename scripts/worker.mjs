import { ensureInstalled } from './install.mjs';
import { become } from './run.mjs';

ensureInstalled();
await become('packages/http/src/worker.ts');
