import { ensureInstalled } from './install.mjs';
import { runBuilt } from './server-build.mjs';

await ensureInstalled();
await runBuilt('commands/admin.ts', process.argv.slice(2));
