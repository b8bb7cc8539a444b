import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { run } from './run.mjs';
import { storybookArguments } from './storybook-arguments.mjs';

await ensureInstalled();
const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
process.exitCode = await run([storybook, ...storybookArguments(process.argv.slice(2))]);
