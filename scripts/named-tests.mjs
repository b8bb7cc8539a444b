import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importsIn } from './imports.mjs';
import { root } from './repository.mjs';
import { sourceFiles } from './testing/test-files.mjs';

/** What to load for the arguments of a run that name a test and no file. */
export function namedFiles(args) {
  const options = { testNamePattern: { type: 'string', short: 't' } };
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true });
  if (typeof values.testNamePattern !== 'string' || positionals.length > 0) return [];
  return filesWithTest(values.testNamePattern, sources());
}

const sources = () => new Map(sourceFiles().map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/**
 * The test files that can hold a test of this name, so that only these are loaded. A name is put together from
 * literals of the file and of what it imports from a `testing` folder, such as a contract suite, so all of its
 * words stand in them. `texts` are the sources by path. A regular expression narrows nothing.
 */
export function filesWithTest(name, texts) {
  if (/[\\^$.*+?()[\]{}|]/.test(name)) return [];
  const words = name.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const isTest = (file) => /\.(test\.(tsx?|mjs)|stories\.tsx)$/.test(file);
  return [...texts.keys()].filter(isTest).filter((file) => {
    const source = withTesting(file, texts);
    return words.every((word) => source.includes(word));
  });
}

function withTesting(test, texts) {
  const files = new Set([test]);
  for (const file of files) {
    for (const imported of importsIn(file, texts.get(file))) {
      if (imported.includes('/testing/') && texts.has(imported)) files.add(imported);
    }
  }
  return [...files].map((file) => texts.get(file)).join('\n');
}
