import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * The app's page once more, for whoever comes without a session: it says so itself, and the app need not ask
 * the server first.
 */
export function visitorPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nestmates:visitor-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const out = resolve(config.root, config.build.outDir);
      const page = await readFile(join(out, 'app.html'), 'utf8');
      await writeFile(join(out, 'app.visitor.html'), page.replace('<html ', '<html data-visitor '));
    },
  };
}
