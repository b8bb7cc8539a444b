import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Builds a module that renders HTML, and imports it. */
export async function prerendered<Module>(root: string, entry: string): Promise<Module> {
  const out = join(root, '.cache', entry.replaceAll(/\W+/g, '-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: entry, outDir: out, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(`${pathToFileURL(join(out, `${parse(entry).name}.js`)).href}?${Date.now()}`);
}
