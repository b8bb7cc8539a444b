import { dirname, posix } from 'node:path';

const importPattern = /\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|@nestmates)\/[^'"]+)['"]/g;

/** The files of this repository that a file imports, by their paths. Types count like values. */
export const importsIn = (file, text) =>
  [...text.matchAll(importPattern)].map(([, name]) => {
    if (name.startsWith('.')) return posix.join(dirname(file), name);
    const [, packageName, ...path] = name.split('/');
    return posix.join('packages', packageName, path[0] === 'testing' ? '' : 'src', ...path);
  });

const registryPattern = /\binterface Ports \{([^}]*)\}/g;
const needsPattern = /\buseCase\(((?:[^()]|\([^()]*\))*)\)/g;

/** The ports that a file declares, by name. */
export const portsIn = (text) =>
  [...text.matchAll(registryPattern)].flatMap(([, rows]) =>
    [...rows.matchAll(/\breadonly (\w+):/g)].map(([, name]) => name),
  );

/** The ports that the use cases of a file need. */
export const needsIn = (text) =>
  [...text.matchAll(needsPattern)].flatMap(([, names]) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  );
