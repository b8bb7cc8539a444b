import { join } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { root } from '../repository.mjs';

const [, , config] = process.argv;

/** The file that is read with another text than it has. */
let mutant;
const replaceText = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (mutant && id.split('?')[0] === join(root, mutant.file) ? mutant.text : undefined),
};

/** The nearest tests first, as they are given. */
class GivenOrder extends BaseSequencer {
  sort(files) {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: join(root, config),
    watch: false,
    reporters: [{}],
    setupFiles: [join(root, 'scripts/mutate/no-shrinking.mjs')],
    bail: 1,
    // It would give back the text without the mutant.
    fsModuleCache: false,
    pool: 'threads',
    // One process reads what the tests share once; the next mutant has a new one.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: GivenOrder },
  },
  { plugins: [replaceText] },
);
await vitest.standalone();
await vitest.globTestSpecifications();

/** Test by which it was noticed; a file that does not even load has noticed it too. */
function noticedBy({ testModules, unhandledErrors }) {
  for (const module of testModules) {
    const [failed] = module.children.allTests('failed');
    if (failed) return failed.fullName;
    if (module.state() === 'failed') return module.relativeModuleId;
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined;
}

process.on('message', async ({ tests, ...given }) => {
  mutant = given.file ? given : undefined;
  const began = Date.now();
  if (mutant) vitest.invalidateFile(join(root, mutant.file));
  vitest.state.filesMap.clear();
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
  const ran = await vitest.runTestSpecifications(specifications, false);
  if (mutant) vitest.invalidateFile(join(root, mutant.file));
  const durations = ran.testModules.map((module) => [module.relativeModuleId, module.diagnostic().duration]);
  process.send({ by: noticedBy(ran), took: Date.now() - began, durations });
});
// The database of the integration tests is stopped, too.
process.on('SIGTERM', () => vitest.close().finally(() => process.exit()));
process.send('ready');
