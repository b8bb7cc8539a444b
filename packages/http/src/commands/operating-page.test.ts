import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const page = new URL('../../../../docs/operating.md', import.meta.url);
const nothing = () => Promise.reject(new Error('Help opens nothing'));

it('names every command in docs/operating.md', async () => {
  const { stdout } = await runCommand(['--help'], { withContainer: nothing, input: nothing });
  const commands = [...stdout.matchAll(/npm run admin -- ([a-z-]+ [a-z-]+)/g)].map(([, words]) => words);
  expect(commands.length).toBeGreaterThan(20);
  const text = await readFile(page, 'utf8');
  expect(commands.filter((words) => !text.includes(`\`${words}\``))).toEqual([]);
});
