import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';

await ensureInstalled();
const { printPlanted } = await import('../packages/application/simulation/planted-table.ts');
const { search } = await import('../packages/application/simulation/search.ts');
const { stories } = await import('../packages/application/simulation/stories.ts');

const { values: options } = parseArgs({
  options: {
    /** Lives only the story of that name: orders, people, accounts or plans. */
    story: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Steps of all seeds together, from the first on. */
    steps: { type: 'string', default: '100000' },
    minutes: { type: 'string' },
    /** Finds the planted mistakes instead, each in so many seeds at most. */
    planted: { type: 'string' },
  },
});

const print = (line) => process.stdout.write(`${line}\n`);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const told = stories.filter(({ name }) => options.story === undefined || name === options.story);
if (told.length === 0) throw new Error(`There is no story of ${options.story}`);

async function searchAll() {
  let isWell = true;
  for (const story of told) {
    isWell &&= await search({
      story,
      seed: Number(options.seed),
      steps: Math.ceil(Number(options.steps) / told.length),
      ...(options.minutes && { minutes: Number(options.minutes) / told.length }),
      commit,
      print,
    });
  }
  return isWell;
}

const isWell =
  options.planted === undefined
    ? await searchAll()
    : await printPlanted(told, Number(options.planted), print);
process.exitCode = isWell ? 0 : 1;
