import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runInThisProcess } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
if (!(await ensureWebBuilt())) process.exit(1);
// For the figures of Lighthouse; without a browser the others are measured.
const browser = await findBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;
await runInThisProcess('packages/http/bench/main.ts', process.argv.slice(2));
