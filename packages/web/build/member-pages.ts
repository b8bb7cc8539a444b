import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { partsOf, shellFiles } from './page-parts.ts';
import { prerendered } from './prerendered.ts';

type Prerender = typeof import('../src/prerender/member-pages.tsx');

/** The scripts and stylesheets of modules and of all that they import. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const [scripts, styles, waiting] = [new Set<string>(), new Set<string>(), [...modules]];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}

function tagsOf(manifest: Manifest, modules: readonly string[], template: string): string {
  const { scripts, styles } = filesOf(manifest, modules);
  const missing = (files: ReadonlySet<string>) =>
    [...files].filter((file) => !template.includes(`/${file}"`));
  return [
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

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
    const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
    const template = await readFile(join(out, 'app.html'), 'utf8');
    const pages = memberRoutes().map(({ file, ...page }) => {
      const module = file.replace('./', 'src/');
      const modules = [
        'src/MemberArea.tsx',
        ...(shellFiles[page.shell] ?? []),
        module,
        ...(partsOf[module] ?? []),
      ];
      return { ...page, head: tagsOf(manifest, modules, template) };
    });
    await writeFile(
      join(out, 'member-pages.json'),
      JSON.stringify({ template, shells: prerenderedShells(), pages }),
    );
  });
