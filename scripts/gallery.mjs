// Takes the pictures that the galleries of Storybook open from, of the screens whose titles have one of the words.
import { findBrowser, noBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './repository.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const browser = await findBrowser();
if (!browser) giveUp(noBrowser);
process.exitCode = await run(['storybook/gallery/take-pictures.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser },
});
