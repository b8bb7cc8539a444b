import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

type Prerender = typeof import('../src/landing/prerender.tsx');

/** Its script only led the build to the styles; what is delivered is HTML and CSS. */
const withoutModules = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');

/** Turns the built landing page into two finished ones: for a visitor, and for a member who is signed in. */
export function landing(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nestmates:landing',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const out = resolve(config.root, config.build.outDir);
      const ssr = join(config.root, '.cache/landing');
      await build({
        root: config.root,
        configFile: join(config.root, 'vite.config.ts'),
        logLevel: 'warn',
        build: { ssr: 'src/landing/prerender.tsx', outDir: ssr, emptyOutDir: true, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const { prerendered } = (await import(
        `${pathToFileURL(join(ssr, 'prerender.js')).href}?${Date.now()}`
      )) as Prerender;
      const template = withoutModules(await readFile(join(out, 'landing.html'), 'utf8'));
      const pages = prerendered();
      await Promise.all([
        writeFile(
          join(out, 'index.html'),
          template.replace('<!--landing-->', () => pages.visitor),
        ),
        writeFile(
          join(out, 'index.signed-in.html'),
          template.replace('<!--landing-->', () => pages['signed-in']),
        ),
        rm(join(out, 'landing.html')),
      ]);
    },
  };
}
