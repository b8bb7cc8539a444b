import { dirname, posix } from 'node:path';

const importPattern = /\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|@nestmates)\/[^'"]+)['"]/g;

/** The files of this repository that a file imports, by their paths. Types count like values. */
export const importsIn = (file, text) =>
  [...text.matchAll(importPattern)].map(([, name]) => {
    if (name.startsWith('.')) return posix.join(dirname(file), name);
    const [, packageName, ...path] = name.split('/');
    return posix.join('packages', packageName, path[0] === 'testing' ? '' : 'src', ...path);
  });
