const inCode = /`([\w.@/-]+)`/g;
const isFile = (name) => /^[^/.].*\.(?:tsx?|mjs|css|md|sql)$/.test(name);
const isFolder = (name, tops) => name.includes('/') && tops.has(name.slice(0, name.indexOf('/')));

/** A path and what is left of it without its first folders, also where `packages` and `src` are left out. */
function namesOf(path) {
  const spoken = path.replace(/^packages\/([^/]+)\/src\//, '$1/');
  return [path, spoken].flatMap((one) => {
    const parts = one.split('/');
    return parts.map((_, from) => parts.slice(from).join('/'));
  });
}

function foldersAround(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, last) => parts.slice(0, last + 1).join('/'));
}

/** What documents may call the files and folders of the repository, and the folders with which a name may begin. */
export function namesIn(files, shelves) {
  const folders = new Set(files.flatMap(foldersAround));
  const packages = [...folders].filter((folder) => /^packages\/[^/]+$/.test(folder));
  const tops = [...folders].filter((folder) => !folder.includes('/'));
  return {
    known: new Set([...files, ...folders].flatMap(namesOf)),
    tops: new Set([...tops, ...shelves, ...packages.map((folder) => folder.slice('packages/'.length))]),
  };
}

/** The files and folders that a document names as code, and that are not there (any more). */
export function missingPaths(file, content, { known, tops }) {
  if (!file.endsWith('.md') || file === 'CHANGELOG.md') return [];
  return [...content.matchAll(inCode)].flatMap(({ 1: named, index }) => {
    const name = named.replace(/\/$/, '');
    if (!(isFile(name) || isFolder(name, tops)) || known.has(name)) return [];
    return [`${file}:${content.slice(0, index).split('\n').length}: there is no ${name}`];
  });
}
