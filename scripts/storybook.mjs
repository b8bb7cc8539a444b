import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const [command = 'dev', ...args] = process.argv.slice(2);
const flags = command === 'dev' ? ['--port', '6006', '--no-open'] : ['--output-dir', '.cache/storybook'];
process.exitCode = await run([
  storybook,
  command,
  '--config-dir',
  'storybook/.storybook',
  '--disable-telemetry',
  ...flags,
  ...args,
]);
