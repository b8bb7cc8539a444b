import { readFileSync } from 'node:fs';
import { importsIn, needsIn, portsIn } from './imports.mjs';

const { knows, composition, open } = JSON.parse(
  readFileSync(new URL('shelves.json', import.meta.url), 'utf8'),
);

/** The shelves that a shelf may know: those of the table, and what they know. */
function known(shelf) {
  return new Set([shelf, ...knows[shelf].flatMap((name) => [...known(name)])]);
}

export const shelves = Object.keys(knows);

const knownBy = new Map(shelves.map((shelf) => [shelf, known(shelf)]));

/** Shelf on which a file stands, `composition`, or undefined for what belongs to no package. */
function shelfOf(file) {
  const [, name, path] = /^packages\/(\w+)\/src\/(.+)$/.exec(file) ?? [];
  if (!name) return undefined;
  // The design system stands beside its screens, and every screen uses it.
  if (name === 'ui' && !path.startsWith('screens/')) return 'platform';
  const [first, ...rest] = path.replace(/^screens\//, '').split('/');
  return rest.length === 0 || composition[name]?.includes(first) ? 'composition' : first;
}

/** The imports and needs of `sources` (texts by paths) that go from a shelf to one it may not know, as sentences. */
export function wrongWays(sources) {
  const declared = new Map([...sources].flatMap(([file, text]) => portsIn(text).map((name) => [name, file])));
  return [...sources].flatMap(([file, text]) => {
    const from = shelfOf(file);
    if (!from || from === 'composition') return [];
    if (!knownBy.has(from)) return [`${file}: stands on no shelf of scripts/shelves.json`];
    const isAllowed = (known) => {
      const to = shelfOf(known);
      return !to || knownBy.get(from).has(to) || open.includes(known);
    };
    const imported = importsIn(file, text).filter((known) => !isAllowed(known));
    const needed = needsIn(text).filter((name) => declared.has(name) && !isAllowed(declared.get(name)));
    return [
      ...imported.map((known) => `${file}: ${from} may not know ${shelfOf(known)}, but imports ${known}`),
      ...needed.map(
        (name) => `${file}: ${from} may not know ${shelfOf(declared.get(name))}, but needs '${name}'`,
      ),
    ];
  });
}
