/** What a run took and counted, a line for each suite. */
export function tableOf(outcomes) {
  const rows = outcomes.map(({ name, seconds, busy, passed, failures, secondTries }) => [
    name,
    seconds.toFixed(0),
    `${Math.round(busy * 100)} %`,
    String(passed + failures.length),
    String(failures.length),
    String(secondTries.length),
  ]);
  const all = [['suite', 'seconds', 'cores busy', 'tests', 'failed', 'second tries'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const cell = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]));
  return all.map((row) => `${row.map(cell).join('  ')}\n`).join('');
}

export const sentence = ({ passed, failures, skipped }) =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
