const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

const namesIn = (manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));

/** What the first column of a table names. */
const explainedIn = (page) =>
  [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

/** Dependencies without a line on the page, and lines for what is no dependency any more. */
export function unexplained(manifests, page) {
  const used = new Set(manifests.flatMap(namesIn).filter((name) => !name.startsWith('@nestmates/')));
  const explained = new Set(explainedIn(page));
  return [
    ...[...used].filter((name) => !explained.has(name)).map((name) => `${name} is not explained`),
    ...[...explained].filter((name) => !used.has(name)).map((name) => `${name} is no dependency`),
  ];
}
