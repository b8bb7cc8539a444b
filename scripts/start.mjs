import { ensureInstalled } from './install.mjs';
import { runInThisProcess } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
if (!(await ensureWebBuilt())) process.exit(1);
await runInThisProcess('packages/http/src/start/main.ts');
