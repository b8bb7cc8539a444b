import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { readBuiltModules } from './built-modules.ts';
import { modulesOfMemberPage } from './page-parts.ts';
import { pageTags } from './page-tags.ts';
import { prerendered } from './prerendered.ts';

type Prerender = typeof import('../src/prerender/member-pages.tsx');

/**
 * Writes down for the server what the pages of members are made of, with their shells as HTML: it puts them
 * together with what it knows of the member.
 */
export const memberPages = (): Plugin =>
  afterBuild('member-pages', async (out, { root }) => {
    const { memberRoutes, prerenderedShells } = await prerendered<Prerender>(
      root,
      'src/prerender/member-pages.tsx',
    );
    const built = await readBuiltModules(out);
    const template = await readFile(join(out, 'app.html'), 'utf8');
    const pages = memberRoutes().map(({ audience, file, ...page }) => {
      const module = file.replace('./', 'src/');
      const isBare = audience === 'everyone' && page.shell === 'none';
      const modules = isBare ? [module] : modulesOfMemberPage(module, page.shell);
      return { ...page, head: pageTags(built, modules, template) };
    });
    await writeFile(
      join(out, 'member-pages.json'),
      JSON.stringify({ template, shells: prerenderedShells(), pages }),
    );
  });
