import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';

await ensureInstalled();
await runBuilt('admin', process.argv.slice(2));
