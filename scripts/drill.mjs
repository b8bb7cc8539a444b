import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { runInThisProcess } from './run.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const build = (await ensureWebBuilt()) && (await ensureServerBuilt());
if (!build) process.exit(1);
process.env.SERVER_BUILD = build;
await runInThisProcess(join(root, 'packages/http/drill/main.ts'), {
  args: process.argv.slice(2),
  compileCache: join(root, '.cache', 'node'),
});
