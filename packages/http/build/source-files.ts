import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const stackTraces = join(import.meta.dirname, 'stack-traces.ts');
/** The way to the repository from a file of the build, which is in `packages/http/dist/<build>`. */
const toRoot = '../../../..';

const ourSource = /\/packages\/[^/]+\/src\/.+\.ts$/;
const workerScript = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const placeholder = 'import.meta.built';

/**
 * Makes a file of the build find what its source finds beside itself: the script of a worker thread becomes a program of
 * the build, and any other file stays where it is. Every program begins with the stack traces of the sources. What is
 * replaced stays on its line, so that the source map holds.
 */
export function sourceFiles(): Plugin {
  return {
    name: 'source-files',
    enforce: 'pre',
    transform: {
      filter: { id: ourSource },
      handler(code, id) {
        const source = `${toRoot}/${relative(root, id)}`;
        const placed = code
          .replace(workerScript, (_, script: string) => {
            const file = join(dirname(id), script);
            const fileName = `${basename(file, '.ts')}.js`;
            this.emitFile({ type: 'chunk', id: file, fileName });
            return `new URL('./${fileName}', ${placeholder})`;
          })
          .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(source)}')`)
          .replaceAll(placeholder, 'import.meta.url');
        const isProgram = this.getModuleInfo(id)?.isEntry;
        return { code: isProgram ? `import '${stackTraces}'; ${placed}` : placed, map: null };
      },
    },
  };
}
