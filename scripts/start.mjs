import { ensureInstalled } from './install.mjs';
import { become } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

ensureInstalled();
await ensureWebBuilt();
await become('packages/http/src/main.ts');
