/** The number with which each figure begins, by its name, in what a benchmark prints. */
export function figuresIn(output) {
  const found = new Map();
  for (const line of output.split('\n')) {
    const [outcome, name, , shown] = line.trim().split(/ {2,}/);
    const value = Number.parseFloat(shown);
    if (['met', 'MISSED'].includes(outcome) && !Number.isNaN(value))
      found.set(name, { value, unit: unitOf(shown) });
  }
  return found;
}

const unitOf = (shown) => /^[\d.]+ (ms|MB|KB|%)/.exec(shown)?.[1] ?? '';

/** Medians of the rounds with the least and the most, and what a figure is now for one of the other revision. */
export function comparisonTable({ theirs, ours }, revision) {
  const rows = [...theirs[0].keys()].map((name) => {
    const [before, now] = [theirs, ours].map((rounds) => rounds.map((round) => round.get(name)));
    const ratio = (median(now) / median(before)).toFixed(2);
    return [name, described(before), described(now), ratio];
  });
  const all = [['figure', revision, 'this checkout', 'ratio'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function described(measured) {
  const values = measured.map(({ value }) => value);
  const unit = measured[0].unit && ` ${measured[0].unit}`;
  return `${median(measured)}${unit} (${Math.min(...values)} to ${Math.max(...values)})`;
}

function median(measured) {
  const values = measured.map(({ value }) => value).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
