import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const given = process.argv.slice(2);
// `npm run storybook -- --port 6010` names no command, and a later `--port` replaces the earlier one.
const command = given[0]?.startsWith('-') === false ? given.shift() : 'dev';
const flags = command === 'dev' ? ['--port', '6006', '--no-open'] : ['--output-dir', '.cache/storybook'];
process.exitCode = await run([
  storybook,
  command,
  '--config-dir',
  'storybook/.storybook',
  '--disable-telemetry',
  ...flags,
  ...given,
]);
