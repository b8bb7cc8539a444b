import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { readBuiltModules } from './built-modules.ts';
import { pageTags } from './page-tags.ts';
import { prerendered } from './prerendered.ts';

type Prerender = typeof import('../src/prerender/visitor-pages.tsx');
type Rendered = Awaited<ReturnType<Prerender['visitorRoutes']>>[number]['rendered'];

/**
 * Copies of the app's page for requests without a session, marked so that the app need not ask the server: one for
 * each page that visitors may open and each mode of it, which names what it loads and shows what it begins with, and one for every other
 * address.
 */
export const visitorPages = (): Plugin =>
  afterBuild('visitor-pages', async (out, { root }) => {
    const { visitorRoutes } = await prerendered<Prerender>(root, 'src/prerender/visitor-pages.tsx');
    const built = await readBuiltModules(out);
    const app = await readFile(join(out, 'app.html'), 'utf8');
    const template = app.replace('<html ', '<html data-visitor ');
    const write = (file: string, modules: readonly string[], rendered?: Rendered) =>
      writeFile(
        join(out, file),
        template
          .replace('</head>', () => `${pageTags(built, ['app.html', ...modules], template)}</head>`)
          .replace(/<title>.*?<\/title>/, (title) => rendered?.title ?? title)
          .replace('<div id="root"></div>', (root) => rendered?.root ?? root),
      );
    await mkdir(join(out, 'visitors'), { recursive: true });
    await write('app.visitor.html', []);
    const pages = await Promise.all(
      (await visitorRoutes()).map(async ({ path, mode, file, shell, rendered }) => {
        const page = `visitors/${basename(file, '.tsx')}${mode ? `.${mode}` : ''}.html`;
        const around = shell === 'none' ? [] : ['src/VisitorArea.tsx'];
        await write(page, [...around, file.replace('./', 'src/')], rendered);
        return { path, mode, file: `/${page}` };
      }),
    );
    await writeFile(join(out, 'visitor-pages.json'), JSON.stringify(pages));
  });
