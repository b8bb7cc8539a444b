import { join } from 'node:path';
import { ensureBuilt, markUsed } from './builds.mjs';
import { filesIn } from './fingerprint.mjs';
import { root } from './repository.mjs';
import { runCaptured, runInThisProcess, vite } from './run.mjs';

const http = join(root, 'packages', 'http');
const hour = 3_600_000;

/** Replaces this script by a program of the server, built from the sources as they are now. */
export async function runBuilt(program, args = []) {
  const build = await ensureServerBuilt();
  if (!build) process.exit(1);
  setInterval(() => markUsed(build), hour).unref();
  // Beside the build, so that it is removed with it.
  await runInThisProcess(join(build, `${program}.js`), { args, compileCache: join(build, 'compiled') });
}

/** The folder with the programs of the server; undefined if they cannot be built. */
export const ensureServerBuilt = () =>
  ensureBuilt({ folder: join(http, 'dist'), files: sources(), make: buildServer });

const sources = () =>
  ['domain/src', 'application/src', 'infrastructure/src', 'http/src', 'http/build']
    .flatMap((folder) => filesIn(`packages/${folder}`))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .concat('packages/http/vite.config.ts');

async function buildServer(folder) {
  const began = Date.now();
  process.stderr.write('Building the server …\n');
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'warn'];
  const { code, output } = await runCaptured(args, { cwd: http });
  if (code !== 0) {
    process.stderr.write(output);
    process.stderr.write('The server could not be built, for the reason above.\n');
    return false;
  }
  process.stderr.write(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  return true;
}
