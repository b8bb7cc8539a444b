import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

type Prerender = typeof import('../src/landing/prerender.tsx');

/** The script only exists so that the build finds the stylesheets. */
const withoutModules = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');

/** Renders the landing page for visitors and for signed-in members. */
export const landing = (): Plugin =>
  afterBuild('landing', async (out, { root }) => {
    const ssr = join(root, '.cache/landing');
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
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
  });
