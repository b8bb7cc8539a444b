import { findBrowser, noBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './repository.mjs';
import { run } from './run.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const browser = await findBrowser();
if (!browser) giveUp(noBrowser);
const build = (await ensureWebBuilt()) && (await ensureServerBuilt());
if (!build) process.exit(1);
process.exitCode = await run(['packages/web/e2e/screenshots/look.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser, SERVER_BUILD: build },
});
