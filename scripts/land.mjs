// Moves `main` to the commit that one stands on, once `.ci/run` has passed in a clean clone of it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, root } from './repository.mjs';
import { secondTriesIn, untriedIn, withRun } from './testing/second-tries.mjs';

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
  keepReports(clone);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const printed = readFileSync(log, 'utf8');
process.stdout.write(printed.split('══ Summary').at(-1).split('\n').slice(1).join('\n'));
const at = worktreeOfMain();
const records = join(at ?? root, '.cache');
mkdirSync(records, { recursive: true });
// A run that was ended before its summary says nothing.
const inARow = printed.includes('══ Summary') ? recordSecondTries() : [];
if (code !== 0) giveUp(`${commit.slice(0, 8)} does not land: .ci/run ended with code ${code}.`);
if (inARow.length > 0)
  giveUp(`${commit.slice(0, 8)} does not land: a second try two runs in a row is a fault to mend.`);
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

/** How long each file took, for `npm run test:times`, and the pictures of journeys that failed. */
function keepReports(clone) {
  const [reports, pictures] = [join(clone, '.cache', 'tests'), join(clone, 'test-results')];
  const kept = join(root, '.cache', 'tests');
  if (existsSync(reports)) {
    mkdirSync(kept, { recursive: true });
    for (const name of readdirSync(reports)) {
      const report = readFileSync(join(reports, name), 'utf8');
      writeFileSync(join(kept, name), report.replaceAll(`${clone}/`, root));
    }
  }
  if (existsSync(pictures)) cpSync(pictures, join(logs, `${commit}-pictures`), { recursive: true });
}

/** Prints how often tests needed a second try in the last runs, and returns those that did in the run before, too. */
function recordSecondTries() {
  const file = join(records, 'second-tries.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const { runs, counts, inARow } = withRun(known, {
    commit,
    secondTries: secondTriesIn(printed),
    untried: untriedIn(printed),
  });
  writeFileSync(file, `${JSON.stringify(runs, undefined, 2)}\n`);
  for (const [test, times] of counts) {
    process.stdout.write(`↻ in ${times} of the last ${runs.length} runs: ${test}\n`);
  }
  return inARow;
}

function worktreeOfMain() {
  return git('worktree', 'list', '--porcelain')
    .split('\n\n')
    .find((tree) => tree.endsWith('branch refs/heads/main'))
    ?.match(/^worktree (.*)$/m)?.[1];
}

/**
 * Moves main only if it is where it was. Its files follow where it is checked out, and `.cache/landed` there says so.
 */
function move() {
  if (git('rev-parse', 'refs/heads/main') !== main)
    giveUp('main has moved meanwhile: rebase, and land again.');
  if (at) execFileSync('git', ['merge', '--quiet', '--ff-only', commit], { cwd: at });
  else git('update-ref', 'refs/heads/main', commit, main);
  writeFileSync(join(records, 'landed'), `${commit}\n`);
  process.stdout.write(`main is on ${commit.slice(0, 8)}.\n`);
}
