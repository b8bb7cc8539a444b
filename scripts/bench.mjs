import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { runInThisProcess } from './run.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const build = (await ensureWebBuilt()) && (await ensureServerBuilt());
if (!build) process.exit(1);
process.env.SERVER_BUILD = build;
// For the figures of Lighthouse; without a browser the others are measured.
const browser = await findBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;
await runInThisProcess(join(root, 'packages/http/bench/main.ts'), {
  args: process.argv.slice(2),
  compileCache: join(root, '.cache', 'node'),
});
