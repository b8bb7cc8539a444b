import { describe, expect, it } from 'vitest';
import { secondTriesIn, untriedIn, withRun } from './second-tries.mjs';

const [asking, installed] = [
  'e2e asking.e2e.test.ts > is asked: once',
  'e2e installed.e2e.test.ts > is gone',
];
const run = (...secondTries) => ({ commit: 'abc', secondTries, untried: [] });
const tooManyFailures = { commit: 'def', secondTries: [], untried: ['e2e'] };
const toldAfter = (...runs) => runs.reduce((known, one) => withRun(known.runs, one), { runs: [] }).inARow;

describe('second tries', () => {
  it('are read from a log, each once', () => {
    const line = `↻ ${asking}\n  Error: expected [ 'member-1' ] to deeply equal []`;
    expect(secondTriesIn(`Needed a second try:\n${line}\n✗ unit a > b: no\n${line}\n`)).toEqual([asking]);
  });

  it('in two runs in a row are told, and others are not', () => {
    expect(toldAfter(run(asking), run(installed), run(installed, asking))).toEqual([installed]);
    expect(toldAfter(run(installed), run(), run(installed))).toEqual([]);
    expect(toldAfter(run(installed))).toEqual([]);
  });

  it('in two runs are told although runs between had too many failures for a second try', () => {
    expect(toldAfter(run(asking), tooManyFailures, tooManyFailures, run(asking))).toEqual([asking]);
    expect(toldAfter(run(asking), tooManyFailures, run(), run(asking))).toEqual([]);
    expect(toldAfter(run(asking), { ...tooManyFailures, untried: ['stories'] }, run(asking))).toEqual([]);
    expect(toldAfter(tooManyFailures, run(asking))).toEqual([]);
  });

  it('that a run did not need, or did take, leave nothing open', () => {
    const stories = 'stories: 2187 passed, 0 failed\n';
    expect(untriedIn(`${stories}e2e: 280 passed, 2 failed\n`)).toEqual(['e2e']);
    expect(untriedIn(`${stories}── e2e: 2 once more, alone ──\ne2e: 280 passed, 1 failed\n`)).toEqual([]);
    expect(
      untriedIn(`${stories}e2e: 282 passed, 0 failed, 1 skipped\ndeep-e2e: 9 passed, 1 failed\n`),
    ).toEqual([]);
    expect(untriedIn('npm run check')).toEqual(['stories', 'e2e']);
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
