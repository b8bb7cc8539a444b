import { ensureInstalled } from './install.mjs';
import { buildWeb } from './web-build.mjs';

ensureInstalled();
await buildWeb();
