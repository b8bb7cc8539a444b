import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWith } from './bench/against.mjs';
import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { runInThisProcess } from './run.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const { against } = values;
if (against === undefined) await measure();
else process.exitCode = await compareWith(against, names);

async function measure() {
  const build = (await ensureWebBuilt()) && (await ensureServerBuilt());
  if (!build) process.exit(1);
  process.env.SERVER_BUILD = build;
  // Serves the figures of Lighthouse; the others are measured without a browser.
  const browser = await findBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  await runInThisProcess(join(root, 'packages/http/bench/main.ts'), {
    args: names,
    compileCache: join(root, '.cache', 'node'),
  });
}
