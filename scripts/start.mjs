import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
if (!(await ensureWebBuilt())) process.exit(1);
await runBuilt('start/main.ts');
