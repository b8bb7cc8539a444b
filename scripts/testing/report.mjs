import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../repository.mjs';

/** What Vitest wrote about a run: for each file its tests and how long they took. */
export function readReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
  return report.testResults.map(({ name, status, message, assertionResults, startTime, endTime }) => ({
    file: relative(root, name),
    hasFailed: status === 'failed',
    message,
    tests: assertionResults,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The files of a second run take the place of those of the first. */
export const withSecondRun = (first, second) =>
  first.map((one) => second.find(({ file }) => file === one.file) ?? one);

/** A suite that crashed or ran no test has failed, whatever it counted. */
export function count(files, code) {
  const having = (...statuses) =>
    files.flatMap(({ tests }) => tests).filter(({ status }) => statuses.includes(status)).length;
  const failures = failuresIn(files);
  const passed = having('passed');
  if (failures.length === 0 && (code !== 0 || passed === 0)) {
    failures.push({ test: 'the run', why: `ended with code ${code} after ${passed} tests` });
  }
  return { passed, failures, skipped: having('pending', 'skipped', 'todo', 'disabled') };
}

/** Each failed test, and each file that failed as a whole: where, and the first line of what was wrong. */
export const failuresIn = (files) => files.flatMap(failuresOf);

function failuresOf({ file, hasFailed, message, tests }) {
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return failed.map((test) => ({
      test: `${file} > ${test.fullName}`,
      why: firstLine(test.failureMessages[0]),
    }));
  }
  return hasFailed ? [{ test: file, why: firstLine(message) }] : [];
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0];
