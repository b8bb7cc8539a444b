import { accessSync, constants } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt, markUsed } from './builds.mjs';
import { filesIn } from './fingerprint.mjs';
import { root } from './repository.mjs';
import { runCaptured, runInThisProcess, vite } from './run.mjs';

const http = join(root, 'packages', 'http');
const hour = 3_600_000;

/** Replaces this script by a program of the server, built from the sources as they are now. */
export async function runBuilt(source, args = []) {
  const build = await ensureServerBuilt();
  if (!build) return runSource(source, args);
  setInterval(() => markUsed(build), hour).unref();
  const program = join(build, `${basename(source, '.ts')}.js`);
  // The compiled code lies beside the build, so that it is removed with it.
  await runInThisProcess(program, { args, compileCache: join(build, 'compiled') });
}

/** Runs the sources where this user may not write to the checkout; any other failure has been told. */
async function runSource(source, args) {
  if (mayWrite(http)) process.exit(1);
  process.stderr.write(
    'The sources run, since this user may not write to the checkout what is built of them.\n',
  );
  await runInThisProcess(join(http, 'src', source), { args, compileCache: join(root, '.cache', 'node') });
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
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
  if (!mayWrite(http)) return false;
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
