import { namedFiles } from '../named-tests.mjs';
import { giveUp } from '../repository.mjs';
import { changedFiles, reachedBy } from './changed.mjs';
import { partNamed } from './parts.mjs';
import { suites, suitesOf } from './suites.mjs';
import { deepFiles } from './test-files.mjs';

/** Which suites to run with which arguments of Vitest; of which files, or none for all. */
export function askedFor([first, ...others]) {
  if (first === 'deep') return deep(others);
  const isSuite = first in suites;
  if (first !== undefined && !isSuite && !first.startsWith('-')) {
    giveUp(`There is no suite ${first}: choose one of ${Object.keys(suites).join(', ')}, or none for all.`);
  }
  const names = isSuite ? [first] : suitesOf('test');
  const args = [...(isSuite || first === undefined ? [] : [first]), ...others];
  if (args.includes('--changed'))
    return changed(
      names,
      args.filter((arg) => arg !== '--changed'),
    );
  const files = namedFiles(args);
  return { names, args, filesOf: () => files };
}

/** `npm run test:deep`: words are parts of the paths to run; `--part 2/6` is a sixth of all. */
function deep(args) {
  const at = args.indexOf('--part');
  if (at < 0) return those(suitesOf('deep'), deepFiles({ words: args }));
  const part = partNamed(args[at + 1] ?? '');
  if (!part) giveUp('A part is named by its number and how many there are, such as --part 2/6.');
  return those(suitesOf('deep'), deepFiles({ words: args.toSpliced(at, 2), part }));
}

function changed(names, args) {
  const files = changedFiles();
  return those(names, reachedBy(files), args);
}

function those(names, files, args = []) {
  const chosen = names.filter((name) => files.some(({ suite }) => suite === name));
  if (chosen.length === 0) giveUp('There is no such test.');
  const filesOf = (name) => files.filter(({ suite }) => suite === name).map(({ file }) => file);
  return { names: chosen, args, filesOf };
}
