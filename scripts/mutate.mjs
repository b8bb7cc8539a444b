import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './repository.mjs';

await ensureInstalled();
const { Judge } = await import('./mutate/judge.mjs');
const { mutantsIn } = await import('./mutate/mutants.mjs');
const { relatedTests } = await import('./mutate/related-tests.mjs');
const { Types } = await import('./mutate/types.mjs');
const { folderOf, rowsOf, tableOf } = await import('./mutate/table.mjs');

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [''] },
    since: { type: 'string' },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** Unit tests and types alone. */
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = globSync('packages/{domain,application}/{src,testing}/**/*.ts', { cwd: root });
const texts = new Map(sources.map((file) => [file, read(file)]));
const testsOf = relatedTests(texts);

/** The tests on PostgreSQL of the same feature. */
const integrationTestsOf = (file) =>
  globSync(`packages/{infrastructure,http}/src/${folderOf(file)}/**/*.int.test.ts`, { cwd: root }).sort();

const changed = options.since
  ? execFileSync('git', ['diff', '--name-only', options.since], { cwd: root, encoding: 'utf8' }).split('\n')
  : undefined;
const chosen = sources
  .filter((file) => file.includes('/src/') && !file.endsWith('.test.ts'))
  .filter((file) => options.folder.some((folder) => folderOf(file).startsWith(folder)))
  .filter((file) => changed?.includes(file) ?? true)
  .sort();
if (chosen.length === 0) giveUp('There is no such file in domain or application.');

/** A number from 0 to 1 that follows from the seed alone (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const equivalent = JSON.parse(read('scripts/mutate/equivalent.json'));
const isEquivalent = ({ file, change }) =>
  equivalent.some((row) => row.file === file && row.change === change);
const all = chosen.flatMap((file) => mutantsIn(file, texts.get(file)));
const stale = equivalent.filter(
  (row) =>
    chosen.includes(row.file) && !all.some(({ file, change }) => row.file === file && row.change === change),
);
const random = randomOf(Number(options.seed));
const sample = all
  .filter((mutant) => !isEquivalent(mutant))
  .map((mutant) => ({ mutant, place: random() }))
  .sort((a, b) => a.place - b.place)
  .slice(0, Number(options.sample))
  .map(({ mutant }) => mutant)
  .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

const began = Date.now();
const [unit, integration] = [new Judge('vitest.unit.config.ts'), new Judge('vitest.integration.config.ts')];
const types = new Types();
if ((await types.wrongFiles()).length > 0) giveUp('The types are wrong without any mistake.');
const tests = [...new Set(sample.flatMap(({ file }) => testsOf(file)))];
if (tests.length > 0) {
  const { by } = await unit.ask({ tests }, 600_000);
  if (by) giveUp(`The tests fail without any mistake: ${by}`);
}

/** Each stage is asked for what the cheaper one before has let through. */
const noticed = new Map();
const left = () => sample.filter((mutant) => !noticed.has(mutant));
async function askTests(judge, mutants, testsOfFile, limit) {
  for (const mutant of mutants) {
    const { file, text } = mutant;
    const tests = testsOfFile(file);
    const { by } = tests.length > 0 ? await judge.ask({ tests, file, text }, limit) : {};
    if (by) noticed.set(mutant, by);
  }
}
await askTests(unit, left(), testsOf, 60_000);
for (const mutant of await types.refused(left())) noticed.set(mutant, 'types');
if (!options.quick) await askTests(integration, left(), integrationTestsOf, 300_000);
await Promise.all([unit.end(), integration.end()]);

for (const mutant of sample) {
  const { file, line, change } = mutant;
  const by = noticed.get(mutant);
  if (by === undefined) process.stdout.write(`${file}:${line}  ${change}\n`);
  else if (options.list) process.stdout.write(`✓ ${file}:${line}  ${change}  (${by})\n`);
}
const rows = rowsOf(sample.map((mutant) => ({ ...mutant, by: noticed.get(mutant) })));
process.stdout.write(`\n${tableOf(rows)}\n`);
for (const { file, change } of stale)
  process.stdout.write(`✗ ${file} has no such mutant any more: ${change}\n`);
const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(`${sample.length} of ${all.length} mutants, seed ${options.seed}, ${seconds} s\n`);
process.exitCode = stale.length === 0 && rows.every(({ share, target }) => share >= target) ? 0 : 1;
