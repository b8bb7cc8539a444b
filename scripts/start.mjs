import { ensureInstalled } from './install.mjs';
import { become } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
if (!(await ensureWebBuilt())) process.exit(1);
await become('packages/http/src/main.ts');
