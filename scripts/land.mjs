// Moves `main` to the commit that one stands on, once `.ci/run` has passed in a clean clone of it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, root } from './repository.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const logs = join(root, '.cache', 'land');
mkdirSync(logs, { recursive: true });

const commit = git('rev-parse', 'HEAD');
const main = git('rev-parse', 'refs/heads/main');
if (git('branch', '--show-current') === 'main') giveUp('You stand on main: land a branch.');
if (git('status', '--porcelain') !== '') giveUp('Something is not committed: only commits land.');
if (git('merge-base', main, commit) !== main) giveUp('This branch lacks commits of main: rebase it first.');
if (main === commit) giveUp('main is on this commit already.');

const folder = mkdtempSync(join(tmpdir(), 'nestmates-land-'));
const log = join(logs, `${commit}.log`);
let code;
try {
  const clone = join(folder, 'clone');
  git('clone', '--quiet', '--no-local', '--no-checkout', root, clone);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  process.stdout.write(
    `Running .ci/run for ${commit.slice(0, 8)} in a clean clone; its output is in ${log}\n`,
  );
  code = await runIn(clone);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const summary = readFileSync(log, 'utf8').split('══ Summary').at(-1).split('\n').slice(1).join('\n');
process.stdout.write(summary);
if (code !== 0) giveUp(`${commit.slice(0, 8)} does not land: .ci/run ended with code ${code}.`);
move();

async function runIn(clone) {
  const run = spawn('bash', ['.ci/run'], {
    cwd: clone,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all that it has started ends with it.
    detached: true,
  });
  const file = createWriteStream(log);
  for (const stream of [run.stdout, run.stderr]) stream.pipe(file, { end: false });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.kill(-run.pid, signal));
  const [ended] = await once(run, 'close');
  await new Promise((resolve) => file.end(resolve));
  return ended;
}

/**
 * Moves main only if it is where it was. Its files follow where it is checked out, and `.cache/landed` there says so.
 */
function move() {
  if (git('rev-parse', 'refs/heads/main') !== main)
    giveUp('main has moved meanwhile: rebase, and land again.');
  const at = git('worktree', 'list', '--porcelain')
    .split('\n\n')
    .find((tree) => tree.endsWith('branch refs/heads/main'))
    ?.match(/^worktree (.*)$/m)?.[1];
  if (at) execFileSync('git', ['merge', '--quiet', '--ff-only', commit], { cwd: at });
  else git('update-ref', 'refs/heads/main', commit, main);
  const records = join(at ?? root, '.cache');
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, 'landed'), `${commit}\n`);
  process.stdout.write(`main is on ${commit.slice(0, 8)}.\n`);
}
