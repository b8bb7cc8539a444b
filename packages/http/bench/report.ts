import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { type Row, reportLines } from './report-lines.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'docs/benchmarks.md');

const machine = (): string => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.version}, ${process.platform}`;
};

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const sources = ['packages', ':!*.test.ts', ':!*.test.tsx', ':!*.stories.tsx'];

/** Whether the sources differ from that commit, also where the commit is not known here. */
const isOlder = (commit: string): boolean => git('diff', '--quiet', commit, '--', ...sources).status !== 0;

export async function writeReport(all: readonly Figure[], rows: readonly Row[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const date = new Date().toISOString().slice(0, 10);
  const commit = git('rev-parse', '--short=8', 'HEAD').stdout.trim();
  const lines = reportLines(all, rows, before, { date, commit, isOlder });
  const text = `# Benchmarks

\`npm run bench\` measures all of these, \`npm run bench -- NAME …\` some of them, and writes this page. \`npm run bench -- --against REV NAME …\` measures them of another revision and of this checkout in turn, and writes no page. Two things are compared in one run, in turn, and the ratio of the medians counts; the load and PostgreSQL run on the same machine. Targets were set beforehand; a miss stays a miss. A figure whose day is followed by **older code** was not measured on the sources that were there when this page was written last.

Machine: ${machine()}.

| figure | target | measured | | on | name |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
  await writeFile(file, text);
}

export const formatRow = ({ figure, measured }: Row): string =>
  `${measured.met ? '  met   ' : '  MISSED'}  ${figure.name.padEnd(22)}  ${figure.target.padEnd(10)}  ${measured.shown}`;
