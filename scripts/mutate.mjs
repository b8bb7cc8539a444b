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
const { sampleOf } = await import('./mutate/sample.mjs');
const { Types } = await import('./mutate/types.mjs');
const { folderOf, rowOf, tableOf } = await import('./mutate/table.mjs');

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [''] },
    since: { type: 'string' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Unit tests and types alone. */
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const print = (text) => process.stdout.write(`${text}\n`);
const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = globSync('packages/{domain,application}/{src,testing}/**/*.ts', { cwd: root });
const texts = new Map(sources.map((file) => [file, read(file)]));
const testsOf = relatedTests(texts);

/** The tests on PostgreSQL of the same feature. */
const integrationTestsOf = (file) =>
  globSync(`packages/{infrastructure,http}/src/${folderOf(file)}/**/*.int{,.deep}.test.ts`, {
    cwd: root,
  }).sort();

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
/** Files that are not added yet are new, too. */
const changed = options.since
  ? [...git('diff', '--name-only', options.since), ...git('ls-files', '--others', '--exclude-standard')]
  : undefined;
const chosen = sources
  .filter((file) => file.includes('/src/') && !file.endsWith('.test.ts'))
  .filter((file) => options.folder.some((folder) => folderOf(file).startsWith(folder)))
  .filter((file) => changed?.includes(file) ?? true)
  .sort();
if (chosen.length === 0) giveUp('No such file of domain or application is there, or has changed.');

const equivalent = JSON.parse(read('scripts/mutate/equivalent.json'));
const isSame = (mutant) => (row) => row.file === mutant.file && row.change === mutant.change;
const all = chosen.flatMap((file) => mutantsIn(file, texts.get(file)));
const stale = equivalent.filter(
  (row) => !texts.has(row.file) || (chosen.includes(row.file) && !all.some(isSame(row))),
);
const folders = sampleOf(
  all.filter((mutant) => !equivalent.some(isSame(mutant))),
  { size: Number(options.sample), seed: options.seed },
);

const began = Date.now();
const [unit, integration] = [new Judge('vitest.unit.config.ts'), new Judge('vitest.integration.config.ts')];
const types = new Types();
if (await types.areWrong()) giveUp('The types are wrong without any mistake.');
const tests = [...new Set(folders.flatMap(({ mutants }) => mutants.flatMap(({ file }) => testsOf(file))))];
const withoutMistake = tests.length > 0 ? await unit.ask({ tests }, 600_000) : {};
if (withoutMistake.by) giveUp(`The tests fail without any mistake: ${withoutMistake.by}`);

/** Properties over long histories notice nearly everything, and take longer than all other tests together. */
const slow = new Map((withoutMistake.durations ?? []).filter(([, duration]) => duration > 250));
const cheapFirst = (tests) => tests.toSorted((a, b) => Number(slow.has(a)) - Number(slow.has(b)));

/** A mutant may never end; one that takes much longer than all tests without it does not. */
const limit = 10_000 + 3 * (withoutMistake.took ?? 0);

async function testThatNotices({ file, text }, judge, tests, limit) {
  const { by } = tests.length > 0 ? await judge.ask({ tests, file, text }, limit) : {};
  return by;
}

/** Whoever notices it; each is asked for what the cheaper one before has let through. */
async function noticedBy(mutant) {
  const by = await testThatNotices(mutant, unit, cheapFirst(testsOf(mutant.file)), limit);
  if (by) return by;
  if (await types.refuses(mutant)) return 'types';
  return options.quick
    ? undefined
    : testThatNotices(mutant, integration, integrationTestsOf(mutant.file), 300_000);
}

async function judged({ folder, of, mutants }) {
  let noticed = 0;
  for (const mutant of mutants) {
    const by = await noticedBy(mutant);
    const { file, line, change } = mutant;
    if (by) noticed += 1;
    if (!by) print(`${file}:${line}  ${change}`);
    else if (options.list) print(`✓ ${file}:${line}  ${change}  (${by})`);
  }
  print(`${noticed} of ${mutants.length} noticed in ${folder}`);
  return rowOf({ folder, of, mutants: mutants.length, noticed });
}

const rows = [];
for (const folder of folders) rows.push(await judged(folder));
await Promise.all([unit.end(), integration.end()]);

print(`\n${tableOf(rows)}`);
for (const { file, change } of stale) print(`✗ ${file} has no such mutant any more: ${change}`);
const seconds = Math.round((Date.now() - began) / 1000);
print(`at most ${options.sample} of each folder, seed ${options.seed}, ${seconds} s`);
process.exitCode = stale.length === 0 && rows.every(({ share, target }) => share >= target) ? 0 : 1;
