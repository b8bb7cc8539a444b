import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { variableNames } from './config.ts';
import { secretNames } from './secret-files.ts';

const page = new URL('../../../../../docs/configuration.md', import.meta.url);

it('stands variable by variable in docs/configuration.md', async () => {
  const [, rest = ''] = (await readFile(page, 'utf8')).split('| name | default | meaning |');
  const [table = ''] = rest.split('\n\n');
  const firstCells = [...table.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => cell.split(', ').map((name) => name.slice(1, -1)));
  expect(named.toSorted()).toEqual([...variableNames].toSorted());
});

it('names there every secret that may stand in a file', async () => {
  const text = await readFile(page, 'utf8');
  const [, rest = ''] = text.split('Secrets may stand in files');
  const [paragraph = ''] = rest.split('\n\n');
  expect(secretNames.filter((name) => !paragraph.includes(`\`${name}\``))).toEqual([]);
});

it('takes every variable with a secret from a file too', () => {
  const secrets = variableNames.filter((name) => /(KEYS?|KEY_ID|TOKEN|SECRET)$/.test(name));
  const known: readonly string[] = [...secretNames, 'VAPID_PUBLIC_KEY'];
  expect(secrets.filter((name) => !known.includes(name))).toEqual([]);
});
