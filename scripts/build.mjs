import { ensureInstalled } from './install.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
const isBuilt = (await buildWeb()) && (await ensureServerBuilt()) !== undefined;
process.exitCode = isBuilt ? 0 : 1;
