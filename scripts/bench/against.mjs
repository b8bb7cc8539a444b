import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../repository.mjs';
import { runCaptured } from '../run.mjs';
import { comparisonTable, figuresIn } from './comparison.mjs';
import { checkoutOf } from './other-checkout.mjs';

const rounds = 3;

/** What every change can slow down, measured where no figure is named. */
const usual = [
  'start-embedded',
  'start-database-url',
  'resident-idle',
  ...['me', 'matches', 'conversations', 'thread', 'marketplace'].map((read) => `${read}-throughput`),
];

/**
 * Measures figures of another revision and of this checkout in turn, each by its own benchmark on a database of its own:
 * what the machine does meanwhile, it does to both.
 */
export async function compareWith(revision, names) {
  const { folder, commit } = await checkoutOf(revision);
  const figures = names.length > 0 ? names : usual;
  const measured = { theirs: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? ['theirs', 'ours'] : ['ours', 'theirs'];
    for (const whose of turns) {
      process.stdout.write(
        `Round ${round + 1} of ${rounds}: ${whose === 'ours' ? 'this checkout' : revision}\n`,
      );
      measured[whose].push(await measureIn(whose === 'ours' ? root : folder, figures));
    }
  }
  process.stdout.write(`\n${comparisonTable(measured, `${revision} (${commit.slice(0, 8)})`)}\n`);
  return 0;
}

async function measureIn(checkout, figures) {
  const command = [join(checkout, 'scripts', 'bench.mjs'), ...figures];
  const program = join(checkout, 'node_modules', 'node', 'bin', 'node');
  // Only a run of this checkout alone writes docs/benchmarks.md; the other checkout is thrown away.
  const { code, output } = await runCaptured(command, {
    cwd: checkout,
    program: existsSync(program) ? program : process.execPath,
    env: { BENCH_REPORT: 'no' },
  });
  if (code !== 0) giveUp(`The benchmark in ${checkout} failed:\n${output}`);
  return figuresIn(output);
}
