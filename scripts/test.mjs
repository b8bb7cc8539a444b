import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, noBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './repository.mjs';
import { run, vitest } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const suites = {
  unit: { config: 'vitest.unit.config.ts' },
  integration: { config: 'vitest.integration.config.ts' },
  stories: { config: 'storybook/vitest.config.ts', inBrowser: true },
  e2e: { config: 'vitest.e2e.config.ts', inBrowser: true, needsWeb: true },
};

const [only, ...args] = process.argv.slice(2);
const chosen = only === undefined ? Object.keys(suites) : [only];
if (!chosen.every((name) => name in suites)) {
  giveUp(`There is no suite ${only}: choose one of ${Object.keys(suites).join(', ')}, or none for all.`);
}

await ensureInstalled();
const browser = chosen.some((name) => suites[name].inBrowser) ? await findBrowser() : undefined;
const results = join(root, '.cache', 'tests');
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const name of chosen) {
  const counted = await runSuite(name);
  process.stdout.write(`${name}: ${sentence(counted)}\n`);
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
}
// Once more at the end, where they are looked for: thousands of lines lie between a failure and here.
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(`${sentence(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runSuite(name) {
  const { config, inBrowser, needsWeb } = suites[name];
  process.stdout.write(`\n── ${name} ──\n`);
  if (inBrowser && !browser) {
    process.stderr.write(`${noBrowser}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (needsWeb && !(await ensureWebBuilt())) return { passed: 0, failed: 1, skipped: 0 };
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = [
    '--slowTestThreshold=2000',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = { ...(browser ? { CHROMIUM_PATH: browser } : {}), NODE_ENV: 'test' };
  const code = await run([vitest, 'run', '--config', config, ...reporters, ...args], { env });
  const { testResults = [] } = read(report);
  failures.push(...testResults.flatMap((file) => failuresOf(name, file)));
  return count(report, code);
}

/** Of each failed test, and of a file that could not be read, a line: suite, file, test, what was wrong. */
function failuresOf(suite, { name, status, message, assertionResults }) {
  const line = (test, why = '') =>
    `${suite} ${relative(root, name)}${test}: ${stripVTControlCharacters(why).split('\n')[0]}`;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map((test) => line(` > ${test.fullName}`, test.failureMessages[0]));
  return status === 'failed' ? [line('', message)] : [];
}

/** A suite that crashed, or ran nothing, is a failure, whatever it managed to count. */
function count(report, code) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = read(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  const silent = failed === 0 && (code !== 0 || numPassedTests === 0);
  if (silent)
    process.stderr.write(
      `The suite ended with code ${code} after ${numPassedTests} tests; counted as failed.\n`,
    );
  return { passed: numPassedTests, failed: silent ? 1 : failed, skipped: numPendingTests + numTodoTests };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
