import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';

function pathOf(file, name) {
  if (name.startsWith('.')) return posix.join(dirname(file), name);
  const [scope, packageName, first, ...rest] = name.split('/');
  if (scope !== '@nestmates') return undefined;
  return posix.join('packages', packageName, ...(first === 'testing' ? [] : ['src']), first, ...rest);
}

/** What a file needs when it runs, so without the types that it imports. */
function importsOf(file, text) {
  const { program } = parseSync(file, text, { lang: 'ts' });
  return program.body
    .filter(({ source, importKind, exportKind }) => source && importKind !== 'type' && exportKind !== 'type')
    .map(({ source }) => pathOf(file, source.value))
    .filter((path) => path !== undefined);
}

/** How many folders one has to go up and down from one file to the other. */
function distance(from, to) {
  const [start, end] = [from, to].map((file) => dirname(file).split('/').slice(2));
  const shared = start.findIndex((name, depth) => name !== end[depth]);
  const depth = shared < 0 ? start.length : shared;
  return start.length + end.length - 2 * depth;
}

/** Which tests reach a file by imports, the nearest first. `sources` are texts by their paths. */
export function relatedTests(sources) {
  const importers = new Map();
  for (const [file, text] of sources) {
    for (const imported of importsOf(file, text)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (file) => {
    const seen = new Set([file]);
    for (const reached of seen) for (const importer of importers.get(reached) ?? []) seen.add(importer);
    return [...seen]
      .filter((path) => path.endsWith('.test.ts'))
      .sort((a, b) => distance(file, a) - distance(file, b) || a.localeCompare(b));
  };
}
