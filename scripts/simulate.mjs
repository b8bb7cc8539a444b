import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';

await ensureInstalled();
const { printPlanted } = await import('../packages/application/simulation/planted-table.ts');
const { search } = await import('../packages/application/simulation/search.ts');

const { values: options } = parseArgs({
  options: {
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
const isWell =
  options.planted === undefined
    ? await search({
        seed: Number(options.seed),
        steps: Number(options.steps),
        ...(options.minutes && { minutes: Number(options.minutes) }),
        commit,
        print,
      })
    : await printPlanted(Number(options.planted), print);
process.exitCode = isWell ? 0 : 1;
