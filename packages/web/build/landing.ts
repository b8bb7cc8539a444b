import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { prerendered } from './prerendered.ts';
import { buildScript } from './script.ts';

type Prerender = typeof import('../src/prerender/landing.tsx');

/** The script only exists so that the build finds the stylesheets. */
const withoutModules = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');

const formerMember = { source: 'src/site/landing/former-member-script.ts', file: 'former-member.js' };

/** Renders the landing page for visitors and for signed-in members. */
export const landing = (): Plugin =>
  afterBuild('landing', async (out, { root }) => {
    const page = await prerendered<Prerender>(root, 'src/prerender/landing.tsx');
    const template = withoutModules(await readFile(join(out, 'landing.html'), 'utf8'));
    const pages = page.prerendered();
    await Promise.all([
      buildScript(root, out, formerMember),
      writeFile(
        join(out, 'index.html'),
        template
          .replace('<!--landing-->', () => pages.visitor)
          .replace('</head>', `<script src="/${formerMember.file}" defer></script></head>`),
      ),
      writeFile(
        join(out, 'index.signed-in.html'),
        template.replace('<!--landing-->', () => pages['signed-in']),
      ),
      rm(join(out, 'landing.html')),
    ]);
  });
