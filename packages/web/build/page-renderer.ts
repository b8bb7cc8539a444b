import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { buildPrerender } from './prerendered.ts';

/**
 * Builds the code by which the server renders the pages of members (`http/site/web-app/page-renderer.ts`), into a
 * folder whose name begins with a dot, of which nothing is sent.
 */
export const pageRenderer = (): Plugin =>
  afterBuild(
    'page-renderer',
    (out, { root }) => buildPrerender(root, 'src/prerender/render-page.tsx', join(out, '.renderer')),
    // Nobody loads it, so it is not compressed.
    { order: 'post' },
  );
