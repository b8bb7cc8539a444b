import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measured } from './figure.ts';

const file = join(import.meta.dirname, '../../../docs/benchmarks.md');

const machine = (): string => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.version}, ${process.platform}`;
};

export interface Row {
  readonly figure: Figure;
  readonly measured: Measured;
}

const lineOf = ({ figure, measured }: Row, date: string): string =>
  `| ${figure.what} | ${figure.target} | ${measured.shown} | ${measured.met ? 'met' : '**missed**'} | ${date} | \`${figure.name}\` |`;

const nameIn = (line: string): string | undefined => /\| `([\w-]+)` \|$/.exec(line)?.[1];

/** A figure that was not measured this time keeps its line and its date. */
export async function writeReport(all: readonly Figure[], rows: readonly Row[]): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const date = new Date().toISOString().slice(0, 10);
  const fresh = new Map(rows.map((row) => [row.figure.name, lineOf(row, date)]));
  const lines = all.flatMap(
    ({ name }) => fresh.get(name) ?? before.find((line) => nameIn(line) === name) ?? [],
  );
  const text = `# Benchmarks

\`npm run bench\` measures all of these, \`npm run bench -- NAME …\` some of them, and writes this page. \`npm run bench -- --against REV NAME …\` measures them of another revision and of this checkout in turn, and writes no page. Two things are compared in one run, in turn, and the ratio of the medians counts; the load and PostgreSQL run on the same machine. Targets were set beforehand; a miss stays a miss.

Machine: ${machine()}.

| figure | target | measured | | on | name |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
  await writeFile(file, text);
}

export const formatRow = ({ figure, measured }: Row): string =>
  `${measured.met ? '  met   ' : '  MISSED'}  ${figure.name.padEnd(22)}  ${figure.target.padEnd(10)}  ${measured.shown}`;
