import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseModule, type SourceModule } from './source-module.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where words are said to members. */
const patterns = ['domain', 'application', 'http', 'ui', 'web'].map(
  (name) => `packages/${name}/src/**/*.{ts,tsx}`,
);

/** Commands speak to operators, and the pages of the sandbox to those who try the app out. */
export const isSource = (file: string): boolean =>
  !/\.(test|stories)\.tsx?$|^packages\/http\/src\/commands\/|\/sandbox\//.test(file);

/** Parsing takes the time, so only what can say something is parsed. */
const speaks =
  /\b(says|said|fails|failedMessage|toast|announce|seen|sayDone|sayFailure|sayPhotoProblem|DomainError|notFound|invalid|EmptyState|EmptyPage|LoadError|SectionUnready)\b|\bz\./;

export const sourceFiles = (): readonly string[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => isSource(file) && speaks.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();

/** Finds the module that an import names, among our own packages. */
export type FindModule = (from: string, importer: string) => SourceModule | undefined;

const ofOurs = /^@nestmates\/(\w+)\/(.+)$/;

function pathOf(from: string, importer: string): string | undefined {
  if (from.startsWith('.')) return join(dirname(importer), from);
  const [, name, path] = ofOurs.exec(from) ?? [];
  if (name === undefined || path === undefined) return undefined;
  return path.startsWith('testing/') ? join('packages', name, path) : join('packages', name, 'src', path);
}

/** Every file is parsed once. */
export function moduleReader(): { read(file: string): SourceModule; find: FindModule } {
  const modules = new Map<string, SourceModule>();
  const read = (file: string): SourceModule => {
    const known = modules.get(file);
    if (known) return known;
    const module = parseModule(file, readFileSync(join(root, file), 'utf8'));
    modules.set(file, module);
    return module;
  };
  return {
    read,
    find(from, importer) {
      const path = pathOf(from, importer);
      return path !== undefined && /\.tsx?$/.test(path) && existsSync(join(root, path))
        ? read(relative('', path))
        : undefined;
    },
  };
}
