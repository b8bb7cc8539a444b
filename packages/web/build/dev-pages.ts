import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

type Prerender = typeof import('../src/prerender/landing.tsx');

/** Answers the paths of pages in development as the server does. */
export function devPages(): Plugin {
  return {
    name: 'nestmates:dev-pages',
    apply: 'serve',
    configureServer(server) {
      const elsewhere = Object.keys(server.config.server.proxy ?? {});
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && extname(pathname) === '';
        if (!isPage || elsewhere.some((prefix) => pathname.startsWith(prefix))) return next();
        if (pathname !== '/') {
          request.url = '/app.html';
          return next();
        }
        landingPage(server).then((html) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}

/** Rendered for each request, to show the current source. */
async function landingPage(server: ViteDevServer): Promise<string> {
  const template = await readFile(join(server.config.root, 'landing.html'), 'utf8');
  const { prerendered } = (await server.ssrLoadModule('/src/prerender/landing.tsx')) as Prerender;
  return server.transformIndexHtml(
    '/',
    template.replace('<!--landing-->', () => prerendered().visitor),
  );
}
