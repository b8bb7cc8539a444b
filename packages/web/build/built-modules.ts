import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface BuiltFile {
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/**
 * The file of the build that each module is in, by its path from the root, and what each file loads at once.
 */
export interface BuiltModules {
  readonly modules: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, BuiltFile>>;
}

const name = '.vite/modules.json';

const isChunk = (output: { readonly type: string }): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** Writes it down. Vite's manifest names a module only where it has a file of its own. */
export function builtModules(): Plugin {
  let root = '';
  return {
    name: 'nestmates:built-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const pathOf = (id: string) => relative(root, id).replaceAll(sep, '/');
      const built: BuiltModules = {
        modules: Object.fromEntries(
          chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [pathOf(id), fileName])),
        ),
        files: Object.fromEntries(
          chunks.map(({ fileName, imports, viteMetadata }) => [
            fileName,
            { imports, css: [...(viteMetadata?.importedCss ?? [])] },
          ]),
        ),
      };
      this.emitFile({ type: 'asset', fileName: name, source: JSON.stringify(built) });
    },
  };
}

/** Reads what the build in that folder wrote. */
export const readBuiltModules = async (out: string): Promise<BuiltModules> =>
  JSON.parse(await readFile(join(out, name), 'utf8'));

export function fileOf({ modules }: BuiltModules, module: string): string {
  const file = modules[module];
  if (file === undefined) throw new Error(`The build has no ${module}`);
  return file;
}

/**
 * The scripts and stylesheets of modules and of all that they import. A stylesheet comes after those of what its
 * script imports, so that a screen's rules win over those of the components in it.
 */
export function filesOf(built: BuiltModules, modules: readonly string[]) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const add = (file: string): void => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const { imports = [], css = [] } = built.files[file] ?? {};
    imports.forEach(add);
    for (const style of css) styles.add(style);
  };
  for (const module of modules) add(fileOf(built, module));
  return { scripts, styles };
}
