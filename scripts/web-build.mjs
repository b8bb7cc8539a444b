import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, fingerprint } from './fingerprint.mjs';
import { root } from './repository.mjs';
import { runCaptured, vite } from './run.mjs';

const web = join(root, 'packages', 'web');
const built = join(web, 'dist');
const stamp = join(web, '.cache', 'built-from');

/** Builds the web app unless the build in `dist` is of exactly these sources; false if that fails. */
export async function ensureWebBuilt() {
  return (existsSync(built) && readIfThere(stamp) === sources()) || buildWeb();
}

export async function buildWeb() {
  const began = Date.now();
  const builtFrom = sources();
  process.stderr.write('Building the web app …\n');
  // Built in another folder and moved when complete: a server may be serving the previous one, and another
  // build may be running.
  const temporary = join('.cache', `build-${process.pid}`);
  const { code, output } = await runCaptured([vite, 'build', '--outDir', temporary, '--logLevel', 'warn'], {
    cwd: web,
  });
  if (code !== 0) {
    rmSync(join(web, temporary), { recursive: true, force: true });
    process.stderr.write(output);
    process.stderr.write('The web app could not be built, for the reason above.\n');
    return false;
  }
  moveToBuilt(join(web, temporary));
  writeFileSync(stamp, builtFrom);
  process.stderr.write(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  return true;
}

/**
 * Moves the earlier build aside before it is deleted: that takes long, and whoever loads a page meanwhile would find
 * half of its files. Another build that moves its own at the same moment makes it begin again.
 */
function moveToBuilt(complete, tries = 5) {
  const previous = `${complete}-previous`;
  try {
    if (existsSync(built)) renameSync(built, previous);
    renameSync(complete, built);
  } catch (error) {
    if (tries === 0) throw error;
    rmSync(previous, { recursive: true, force: true });
    moveToBuilt(complete, tries - 1);
    return;
  }
  rmSync(previous, { recursive: true, force: true });
}

const notBuilt =
  /(^|\/)(dist|e2e|generators|node_modules|simulation|testing|\.cache)(\/|$)|\.(test|stories)\./;

const sources = () =>
  fingerprint(
    ['domain', 'application', 'ui', 'web']
      .flatMap((name) => filesIn(`packages/${name}`))
      .filter((path) => !notBuilt.test(path)),
  );

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
