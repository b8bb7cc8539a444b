import { describe, expect, it } from 'vitest';
import type { Figure } from './figure.ts';
import { reportLines } from './report-lines.ts';

const figure = (name: string): Figure => ({
  name,
  what: 'start',
  target: '≤ 2 s',
  measure: () => Promise.reject(new Error('not measured here')),
});
const start = figure('start');
const idle = figure('idle');

const before = `| start | ≤ 2 s | 1 s | met | 2026-11-21 | \`start\` |
| start | ≤ 2 s | 3 s | **missed** | 2026-11-29, aaaaaaaa | \`idle\` |`;

const run = (olderCommits: readonly string[]) => ({
  date: '2026-11-30',
  commit: 'bbbbbbbb',
  isOlder: (commit: string) => olderCommits.includes(commit),
});

describe('the lines of the benchmarks', () => {
  it('have the day and the commit of what was measured', () => {
    const rows = [{ figure: start, measured: { shown: '0.9 s', met: true } }];
    expect(reportLines([start], rows, before, run([]))).toEqual([
      '| start | ≤ 2 s | 0.9 s | met | 2026-11-30, bbbbbbbb | `start` |',
    ]);
  });

  it('say which figure is older than the code, once', () => {
    const first = reportLines([start, idle], [], before, run(['aaaaaaaa']));
    expect(first).toEqual([
      '| start | ≤ 2 s | 1 s | met | 2026-11-21 (**older code**) | `start` |',
      '| start | ≤ 2 s | 3 s | **missed** | 2026-11-29, aaaaaaaa (**older code**) | `idle` |',
    ]);
    expect(reportLines([start, idle], [], first.join('\n'), run(['aaaaaaaa']))).toEqual(first);
  });

  it('say nothing of a figure whose code is the same, and leave out what is no figure any more', () => {
    expect(reportLines([idle], [], before, run([]))).toEqual([
      '| start | ≤ 2 s | 3 s | **missed** | 2026-11-29, aaaaaaaa | `idle` |',
    ]);
  });
});
