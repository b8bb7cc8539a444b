import { describe, expect, it } from 'vitest';
import { count, failuresIn, withSecondRun } from './report.mjs';

const test = (fullName, status = 'passed') => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? ['AssertionError: wrong\n  at line 1'] : [],
});
const file = (name, ...tests) => ({
  file: name,
  hasFailed: tests.some(({ status }) => status === 'failed'),
  tests,
});

const first = [
  file('a.test.ts', test('holds: always', 'failed'), test('holds')),
  file('b.test.ts', test('holds too')),
];

describe('what a run is counted as', () => {
  it('is its tests, and each failure with the first line of its reason', () => {
    const failure = { test: 'a.test.ts > holds: always', why: 'AssertionError: wrong' };
    expect(count(first, 1)).toEqual({ passed: 2, failures: [failure], skipped: 0 });
  });

  it('is that of the second try for the files that were run again', () => {
    const second = [file('a.test.ts', test('holds: always'), test('holds'))];
    expect(count(withSecondRun(first, second), 0)).toEqual({ passed: 3, failures: [], skipped: 0 });
    expect(failuresIn(second)).toEqual([]);
  });

  it('is a failure for a file that does not load', () => {
    const broken = { file: 'c.test.ts', hasFailed: true, message: 'SyntaxError: x\nthere', tests: [] };
    expect(failuresIn([broken])).toEqual([{ test: 'c.test.ts', why: 'SyntaxError: x' }]);
  });

  it.each([
    ['crashed', [file('b.test.ts', test('holds'))], 139],
    ['ran nothing', [], 0],
  ])('is a failure where it %s', (_, files, code) => {
    expect(count(files, code).failures).toHaveLength(1);
  });
});
