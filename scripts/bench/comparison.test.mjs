import { expect, it } from 'vitest';
import { comparisonTable, figuresIn } from './comparison.mjs';

const printed = (start, reads) => `Building the server …
  met     start-embedded          ≤ 1.4 s     ${start} ms
  MISSED  me-throughput           ≥ 0.70      ${reads} (4251 of 6286 per second)
`;

it('reads the figures out of what a benchmark prints', () => {
  expect([...figuresIn(printed(894, 0.68))]).toEqual([
    ['start-embedded', { value: 894, unit: 'ms' }],
    ['me-throughput', { value: 0.68, unit: '' }],
  ]);
});

it('compares the medians of the rounds', () => {
  const rounds = (...starts) => starts.map((start) => figuresIn(printed(start, 0.7)));
  const table = comparisonTable({ theirs: rounds(900, 2000, 1000), ours: rounds(450, 500, 900) }, 'main');
  expect(table.split('\n')).toEqual([
    'figure          main                   this checkout        ratio',
    'start-embedded  1000 ms (900 to 2000)  500 ms (450 to 900)  0.50',
    'me-throughput   0.7 (0.7 to 0.7)       0.7 (0.7 to 0.7)     1.00',
  ]);
});
