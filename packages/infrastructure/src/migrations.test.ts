import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

it('are the files in the folders of migrations, each by the name of its file', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(dirname(file)) === 'migrations')
    .map((file) => basename(file, '.ts'));
  expect(migrations.map(([name]) => name)).toEqual(files.sort());
});
