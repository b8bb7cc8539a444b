import { appendFileSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { measureFactor } from './machine-factor.mjs';
import { askedFor } from './testing/arguments.mjs';
import { allowedSecondTries, buildApp, runSuite } from './testing/run-suite.mjs';
import { suites } from './testing/suites.mjs';
import { sentence, tableOf } from './testing/table.mjs';

await ensureInstalled();
const { names, filesOf, args } = await askedFor(process.argv.slice(2));
const browser = names.some((name) => suites[name].inBrowser) ? await findBrowser() : undefined;
const shell = names.some((name) => suites[name].inShell) ? await findHeadlessShell() : undefined;
const print = (text) => process.stdout.write(text);

const factor = measureFactor();
print(`This machine takes ${factor} times as long as a quiet one: limits are as much longer.\n`);
const env = {
  TEST_TIME_FACTOR: String(factor),
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
};

// The build runs beside the first suite, which starts and ends on one core.
if (names.some((name) => suites[name].needsApp)) void buildApp();

const outcomes = [];
for (const name of names) {
  print(`\n── ${name} ──\n`);
  const secondTries = outcomes.flatMap((outcome) => outcome.secondTries).length;
  const outcome = await runSuite(name, { args, files: filesOf(name), env, print, secondTries });
  print(`${name}: ${sentence(outcome)}\n`);
  outcomes.push(outcome);
}

const table = tableOf(outcomes);
print(`\n${table}\n`);
if (process.env.TEST_TABLE) appendFileSync(process.env.TEST_TABLE, table);

const all = (key) =>
  outcomes.flatMap((outcome) => outcome[key].map((row) => ({ ...row, suite: outcome.name })));
const again = all('secondTries');
if (again.length > 0) print('Needed a second try:\n');
for (const { suite, test, why } of again) print(`↻ ${suite} ${test}\n  ${why}\n`);

const failures = all('failures');
// Named at the end, since thousands of lines may follow a failure.
for (const { suite, test, why } of failures) print(`✗ ${suite} ${test}: ${why}\n`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
print(`${sentence({ passed: sum('passed'), skipped: sum('skipped'), failures })}\n`);
process.exitCode = failures.length === 0 && again.length <= allowedSecondTries ? 0 : 1;
