import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from '../imports.mjs';
import { root } from '../repository.mjs';
import { suites, suitesOf } from './suites.mjs';
import { sourceFiles } from './test-files.mjs';

/** What differs from where this branch left main, committed or not. */
export function changedFiles() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The test files that a change of these files can reach. */
export function reachedBy(changed) {
  const read = (file) => [file, readFileSync(join(root, file), 'utf8')];
  return testsReachedBy(changed, new Map(sourceFiles().map(read)));
}

/**
 * Files where all features meet: the lists of features, the container, the start of a process, the demo data, the frame
 * of the app. Through them everything would reach everything, so the features of what is reached say which tests on
 * PostgreSQL are run.
 */
const joinsAll =
  /^packages\/(application\/src\/api\.ts|(infrastructure|http|web)\/src\/([^/]+|(seed|start|commands|shell|prerender)\/.+))$/;

/** What the tests of a suite depend on without importing it. */
const underAll = [
  [
    /^(package(-lock)?\.json|tsconfig\.base\.json|scripts\/(test|run|install)\.mjs|scripts\/testing\/)/,
    suitesOf('test'),
  ],
  [/^vitest\.unit\.config\.ts$/, ['unit']],
  [/^(vitest\.integration\.config\.ts|packages\/infrastructure\/testing\/test-database)/, ['integration']],
  [/^(storybook\/(vitest\.config\.ts|\.storybook\/|checks\/)|packages\/ui\/src\/tokens\/)/, ['stories']],
  [/^(vitest\.e2e\.config\.ts|packages\/web\/e2e\/setup\/)/, ['e2e']],
];

const featureOf = (file) =>
  /^packages\/(?:application|infrastructure|http)\/src\/(\w[\w-]*\/[\w-]+)\//.exec(file)?.[1];

/** Which tests, with their suites: `sources` are texts by their paths. */
export function testsReachedBy(changed, sources) {
  const whole = new Set(
    underAll.flatMap(([pattern, names]) => (changed.some((file) => pattern.test(file)) ? names : [])),
  );
  const reached = reachedByImports(changed, sources);
  const features = new Set(
    [...reached]
      .filter((file) => !isTest(file))
      .map(featureOf)
      .filter(Boolean),
  );
  const isOfFeature = (file) => features.has(featureOf(file)) && !file.includes('.deep.');
  const isJourney = journeysOf(changed.filter(isOfApp), sources);
  return suitesOf('test').flatMap((suite) =>
    [...sources.keys()]
      .filter(suites[suite].files)
      .filter(
        (file) =>
          whole.has(suite) ||
          reached.has(file) ||
          (suite === 'integration' && isOfFeature(file)) ||
          (suite === 'e2e' && isJourney(file)),
      )
      .map((file) => ({ suite, file })),
  );
}

const isOfApp = (file) => file.startsWith('packages/web/src/');

/** Pages have no tests of their own: the journeys over those that the changed files of the app can reach. */
function journeysOf(changed, sources) {
  const reached = reachedByImports(changed, sources);
  const routes = sources.get('packages/web/src/routes.ts') ?? '';
  const paths = [...routes.matchAll(/'(\/[^']+)',\s*'([\w/-]+)'/g)]
    .filter(([, , page]) => reached.has(`packages/web/src/${page}.tsx`))
    .map(([, path]) => path.split(':')[0]);
  return (file) => !file.includes('.deep.') && paths.some((path) => sources.get(file).includes(path));
}

const isTest = (file) => /\.(test\.(tsx?|mjs)|stories\.tsx)$/.test(file);

function reachedByImports(changed, sources) {
  const importers = new Map();
  for (const [file, text] of sources) {
    for (const imported of importsIn(file, withoutTypes(text))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed);
  for (const file of reached) {
    if (joinsAll.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** An import of types reaches no running code. */
const withoutTypes = (text) => text.replace(/\b(?:import|export) type [^;]*;/g, '');
