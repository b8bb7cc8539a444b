import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, findHeadlessShell, noBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { namedFiles } from './named-tests.mjs';
import { giveUp, root } from './repository.mjs';
import { run, vitest } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const suites = {
  unit: { config: 'vitest.unit.config.ts' },
  integration: { config: 'vitest.integration.config.ts' },
  stories: { config: 'storybook/vitest.config.ts', inBrowser: true },
  pictures: { config: 'vitest.pictures.config.ts', inBrowser: true },
  e2e: { config: 'vitest.e2e.config.ts', inBrowser: true, inShell: true, needsWeb: true },
};

const [only, ...args] = process.argv.slice(2);
const chosen = only === undefined ? Object.keys(suites) : [only];
if (!chosen.every((name) => name in suites)) {
  giveUp(`There is no suite ${only}: choose one of ${Object.keys(suites).join(', ')}, or none for all.`);
}

await ensureInstalled();
const browser = chosen.some((name) => suites[name].inBrowser) ? await findBrowser() : undefined;
const shell = chosen.some((name) => suites[name].inShell) ? await findHeadlessShell() : undefined;
const results = join(root, '.cache', 'tests');
mkdirSync(results, { recursive: true });

const total = { passed: 0, skipped: 0, failures: [] };
for (const name of chosen) {
  const counted = await runSuite(name);
  process.stdout.write(`${name}: ${sentence(counted)}\n`);
  total.passed += counted.passed;
  total.skipped += counted.skipped;
  total.failures.push(...counted.failures.map((failure) => `✗ ${name} ${failure}\n`));
}
// Repeated at the end, since thousands of lines may follow a failure.
process.stdout.write(total.failures.join(''));
process.stdout.write(`${sentence(total)}\n`);
process.exitCode = total.failures.length === 0 ? 0 : 1;

async function runSuite(name) {
  const { config, inBrowser, needsWeb } = suites[name];
  process.stdout.write(`\n── ${name} ──\n`);
  if (inBrowser && !browser) return failing(noBrowser);
  if (needsWeb && !(await ensureWebBuilt())) return failing('The web app was not built.');
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = [
    '--slowTestThreshold=2000',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
    NODE_ENV: 'test',
  };
  const code = await run([vitest, 'run', '--config', config, ...reporters, ...args, ...namedFiles(args)], {
    env,
  });
  return count(read(report), code);
}

/** A suite that crashed or ran no test has failed, whatever it counted. */
function count({ numPassedTests = 0, numPendingTests = 0, numTodoTests = 0, testResults = [] }, code) {
  const failures = testResults.flatMap(failuresOf);
  if (failures.length === 0 && (code !== 0 || numPassedTests === 0)) {
    failures.push(`ended with code ${code} after ${numPassedTests} tests`);
  }
  return { passed: numPassedTests, failures, skipped: numPendingTests + numTodoTests };
}

/** One line per failed test, or per file that failed as a whole: where, and what was wrong. */
function failuresOf({ name, status, message, assertionResults }) {
  const line = (test, why = '') =>
    `${relative(root, name)}${test}: ${stripVTControlCharacters(why).split('\n')[0]}`;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map((test) => line(` > ${test.fullName}`, test.failureMessages[0]));
  return status === 'failed' ? [line('', message)] : [];
}

// Not a constant: the suites run before the end of this file is reached.
function failing(why) {
  return { passed: 0, failures: [why], skipped: 0 };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

function sentence({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
