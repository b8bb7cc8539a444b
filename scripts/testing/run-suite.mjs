import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { noBrowser } from '../browser.mjs';
import { root } from '../repository.mjs';
import { start, vitest } from '../run.mjs';
import { ensureServerBuilt } from '../server-build.mjs';
import { ensureWebBuilt } from '../web-build.mjs';
import { count, failuresIn, readReport, withSecondRun } from './report.mjs';
import { suites } from './suites.mjs';

const results = join(root, '.cache', 'tests');
mkdirSync(results, { recursive: true });

/** Journeys and stories that passed only on their second try, over the whole run; more of them fail it. */
export const allowedSecondTries = 3;

let app;

/** Builds what the journeys run, once: its folder, or undefined if that fails. */
export const buildApp = () => {
  // Nobody may be waiting for it yet.
  app ??= Promise.all([ensureWebBuilt(), ensureServerBuilt()]).then(
    ([web, server]) => web && server,
    (error) => void process.stdout.write(`${error}\n`),
  );
  return app;
};

/**
 * Runs a suite: all of its files, or those given. What a browser test failed is run once more, alone, while so few
 * failed that the run can still pass.
 */
export async function runSuite(name, { files = [], args = [], env, print, secondTries }) {
  const { inBrowser, needsApp, mayTryAgain } = suites[name];
  const [began, before] = [Date.now(), coreTimes()];
  const done = (counted) => ({
    name,
    seconds: (Date.now() - began) / 1000,
    busy: busyShare(before, coreTimes()),
    secondTries: [],
    ...counted,
  });
  if (inBrowser && !env.CHROMIUM_PATH) return done(failing(noBrowser));
  if (needsApp) {
    const build = await buildApp();
    if (!build) return done(failing('The app was not built.'));
    env = { ...env, SERVER_BUILD: build };
  }

  const first = await runOnce(name, name, { args: [...args, ...files], env, print });
  const failures = failuresIn(first.files);
  const stillAllowed = allowedSecondTries - secondTries;
  if (!mayTryAgain || failures.length === 0 || failures.length > stillAllowed) {
    return done(count(first.files, first.code));
  }

  print(`\n── ${name}: ${failures.length} once more, alone ──\n`);
  const failed = first.files.filter(({ hasFailed }) => hasFailed).map(({ file }) => file);
  const second = await runOnce(name, `${name}-again`, {
    args: ['--maxWorkers=1', ...failed],
    env,
    print,
  });
  const counted = count(withSecondRun(first.files, second.files), second.code);
  const stillFails = ({ test }) => counted.failures.some((failure) => failure.test === test);
  return done({ ...counted, secondTries: failures.filter((failure) => !stillFails(failure)) });
}

function coreTimes() {
  const times = cpus().map((core) => core.times);
  const sum = (of) => times.reduce((total, time) => total + of(time), 0);
  return { idle: sum(({ idle }) => idle), all: sum((time) => Object.values(time).reduce((a, b) => a + b)) };
}

/** How much of the time of all cores was used, by this suite or by anything else. */
const busyShare = (before, after) => 1 - (after.idle - before.idle) / (after.all - before.all || 1);

async function runOnce(name, report, { args, env, print }) {
  const file = join(results, `${report}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = [vitest, 'run', '--config', suites[name].config, '--slowTestThreshold=2000', ...reporters];
  const child = start([...command, ...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'test',
      TEST_SUITE: name,
      TEST_DEPTH: suites[name].isDeep ? 'full' : 'short',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  return { code: await child.done, files: readReport(file) };
}

// Not a constant: suites run before the end of the importing file is reached.
function failing(why) {
  return { passed: 0, failures: [{ test: 'the run', why }], skipped: 0 };
}
