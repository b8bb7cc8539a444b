import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { whyUnfinished } from './why-unfinished.ts';

/** Builds a module that renders HTML, with all that it needs. */
export async function buildPrerender(root: string, entry: string, out: string): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [whyUnfinished()],
    build: {
      ssr: entry,
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      // One file: imported under another name, it would be there twice for its parts.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  });
}

/** Builds a module that renders HTML, and imports it. */
export async function prerendered<Module>(root: string, entry: string): Promise<Module> {
  const out = join(root, '.cache', entry.replaceAll(/\W+/g, '-'));
  await buildPrerender(root, entry, out);
  return import(`${pathToFileURL(join(out, `${parse(entry).name}.js`)).href}?${Date.now()}`);
}
