import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { variableNames } from './config.ts';

const page = new URL('../../../../../docs/configuration.md', import.meta.url);

it('stands variable by variable in docs/configuration.md', async () => {
  const [, rest = ''] = (await readFile(page, 'utf8')).split('| name | default | meaning |');
  const [table = ''] = rest.split('\n\n');
  const firstCells = [...table.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => cell.split(', ').map((name) => name.slice(1, -1)));
  expect(named.toSorted()).toEqual([...variableNames].toSorted());
});
