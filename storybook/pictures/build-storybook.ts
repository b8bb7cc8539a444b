import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtStorybook } from './folders.ts';

const script = fileURLToPath(new URL('../../scripts/storybook.mjs', import.meta.url));

/** The pictures are taken of the built Storybook, as designers open it. */
export async function setup(): Promise<void> {
  // Vitest's variable would add what only the tests of the stories need.
  const { VITEST: _, ...env } = process.env;
  const build = spawn(process.execPath, [script, 'build', '--output-dir', builtStorybook, '--quiet'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output.slice(-4000)}`);
}
