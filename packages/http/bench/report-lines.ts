import type { Figure, Measured } from './figure.ts';

export interface Row {
  readonly figure: Figure;
  readonly measured: Measured;
}

/** The run whose figures are written, and what is known of the code of runs before. */
export interface Run {
  readonly date: string;
  readonly commit: string;
  /** Whether the product differs between that commit and this run. */
  isOlder(commit: string): boolean;
}

const older = ' (**older code**)';

const lineOf = ({ figure, measured }: Row, { date, commit }: Run): string =>
  `| ${figure.what} | ${figure.target} | ${measured.shown} | ${measured.met ? 'met' : '**missed**'} | ${date}, ${commit} | \`${figure.name}\` |`;

const keptLine =
  /^(?<head>.*\| )(?<date>[\d-]+)(?:, (?<commit>\w+))?(?: \(\*\*older code\*\*\))?(?<tail> \| `(?<name>[\w-]+)` \|)$/;

/** A figure that was not measured this time keeps its line, which says so when the product is another since then. */
function keptLines(page: string, run: Run): Map<string, string> {
  return new Map(
    page.split('\n').flatMap((line): [string, string][] => {
      const groups = keptLine.exec(line)?.groups;
      if (!groups) return [];
      const { head = '', date = '', commit, tail = '', name = '' } = groups;
      const age = commit !== undefined && !run.isOlder(commit) ? '' : older;
      return [[name, `${head}${date}${commit === undefined ? '' : `, ${commit}`}${age}${tail}`]];
    }),
  );
}

export function reportLines(
  all: readonly Figure[],
  rows: readonly Row[],
  before: string,
  run: Run,
): string[] {
  const fresh = new Map(rows.map((row) => [row.figure.name, lineOf(row, run)]));
  const kept = keptLines(before, run);
  return all.flatMap(({ name }) => fresh.get(name) ?? kept.get(name) ?? []);
}
