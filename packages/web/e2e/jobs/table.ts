import type { Effort, Job } from './jobs.ts';

const cell = (effort: Effort | undefined): string => (effort ? `${effort.taps} / ${effort.characters}` : '–');

const line = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const tableHead = [
  line('job', 'begins at', 'before', 'goal', 'now'),
  line(...Array.from({ length: 5 }, () => '---')),
].join('\n');

/** The job's row in docs/ten-jobs.md. */
export const rowOf = ({ name, from, before, goal }: Job, now: Effort): string =>
  line(name, `\`${from}\``, cell(before), cell(goal), cell(now));
