import { describe, expect, it } from 'vitest';
import { secondTriesIn, withRun } from './second-tries.mjs';

const [asking, installed] = [
  'e2e asking.e2e.test.ts > is asked: once',
  'e2e installed.e2e.test.ts > is gone',
];
const run = (...secondTries) => ({ commit: 'abc', secondTries });

describe('second tries', () => {
  it('are read from a log, each once', () => {
    const line = `↻ ${asking}\n  Error: expected [ 'member-1' ] to deeply equal []`;
    expect(secondTriesIn(`Needed a second try:\n${line}\n✗ unit a > b: no\n${line}\n`)).toEqual([asking]);
  });

  it('in two runs in a row are told, and others are not', () => {
    expect(withRun([run(asking), run(installed)], run(installed, asking)).inARow).toEqual([installed]);
    expect(withRun([run(installed), run()], run(installed)).inARow).toEqual([]);
    expect(withRun([], run(installed)).inARow).toEqual([]);
  });

  it('are counted over the last ten runs, the most frequent first', () => {
    const runs = [run(asking), run(asking), ...Array.from({ length: 8 }, () => run(installed))];
    const { runs: kept, counts } = withRun(runs, run(installed));
    expect(kept).toHaveLength(10);
    expect(counts).toEqual([
      [installed, 9],
      [asking, 1],
    ]);
  });
});
