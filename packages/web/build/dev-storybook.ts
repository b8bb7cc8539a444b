import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const built = fileURLToPath(new URL('../../../.cache/storybook', import.meta.url));
const base = '/storybook/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the Storybook that was built last as `/storybook` in development. */
export function devStorybook(): Plugin {
  return {
    name: 'nestmates:dev-storybook',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/storybook') {
          response.writeHead(302, { Location: base }).end();
        } else if (pathname.startsWith(base)) {
          answer(decodeURIComponent(pathname.slice(base.length)) || 'index.html', response);
        } else {
          next();
        }
      });
    },
  };
}

function answer(path: string, response: ServerResponse): void {
  const file = join(built, path);
  if (file.startsWith(built) && existsSync(file) && statSync(file).isFile()) {
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  const isBuilt = existsSync(join(built, 'index.html'));
  response
    .writeHead(404, { 'Content-Type': 'text/plain' })
    .end(isBuilt ? 'Not found' : 'Storybook is not built yet: npm run storybook -- build');
}
