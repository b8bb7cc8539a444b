import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Breakage } from './breakages.ts';
import type { Failure, Verdict } from './history.ts';
import type { TradeVerdict } from './trade.ts';

export interface Outcome {
  readonly breakage: Breakage;
  readonly failures: readonly Failure[];
  readonly sent: number;
  readonly verdict: Verdict;
  /** Orders that were completed meanwhile. */
  readonly completed: number;
  readonly trade: TradeVerdict;
  readonly ledgerHolds: boolean;
}

const page = join(import.meta.dirname, '../../../docs/drills.md');

/** How long members met failures, and which. */
function failuresOf(failures: readonly Failure[]): string {
  const [first, last] = [failures[0], failures.at(-1)];
  if (!first || !last) return '0 | 0';
  const kinds = [...new Set(failures.map(({ what }) => what))].sort();
  const each = kinds.map((kind) => `${failures.filter(({ what }) => what === kind).length} × ${kind}`);
  return `${each.join(', ')} | ${((last.at - first.at) / 1000).toFixed(1)}`;
}

export function rowOf({ breakage, failures, sent, verdict, completed, trade, ledgerHolds }: Outcome): string {
  const lost = verdict.lost.length + trade.unfinished.length;
  const doubled = verdict.doubled.length + trade.twice.length;
  const late = verdict.unheard.length + trade.notPaidOut.length;
  const cells = [
    breakage.what,
    sent,
    completed,
    failuresOf(failures),
    lost,
    doubled,
    late,
    verdict.heardTwice.length,
    ledgerHolds ? 'yes' : 'NO',
  ];
  return `| ${cells.join(' | ')} |`;
}

export const head = `| what breaks | messages sent | orders completed | tries that failed | for seconds | lost | doubled | missing on an open page, or not paid out | twice on a page | ledger holds |
|---|---|---|---|---|---|---|---|---|---|`;

export const isEmpty = (found: readonly unknown[]): boolean => found.length === 0;

export const isRight = ({ verdict, trade, ledgerHolds }: Outcome): boolean =>
  ledgerHolds && Object.values(verdict).every(isEmpty) && Object.values(trade).every(isEmpty);

export const writeReport = (outcomes: readonly Outcome[], day: string): Promise<void> =>
  writeFile(
    page,
    `# Drills

<!-- Written by \`npm run drill\`. -->

Three nodes of PostgreSQL kept by Patroni (a commit is answered once a second node has it), a proxy that leads to the primary,
three servers, two workers and a proxy before them run as processes of one machine. Members write to each other all the time, each
with a page open, and send again what was not answered, as the app does. Then one thing after the other breaks. Whatever a member
was told is sent is looked for afterwards in the database and on the other's page.

Run on ${day}.

${head}
${outcomes.map(rowOf).join('\n')}
`,
  );
