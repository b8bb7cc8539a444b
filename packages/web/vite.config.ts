import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { devPages } from './build/dev-pages.ts';
import { landing } from './build/landing.ts';
import { visitorPage } from './build/visitor-page.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), landing(), visitorPage(), compressed(), devPages()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Names the chunks of each entry, so that sizes can be added up as a browser would load them.
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['app.html', 'landing.html'],
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // Every member's page needs all of it, and together it is a sixth smaller than in pieces.
                  { name: 'queries', test: /node_modules.@tanstack/ },
                  // What a dozen pages share; in pieces of its own each new page would break more off for all others.
                  // Not what keeps the queries: a visitor needs none, and it would begin before the session it watches.
                  {
                    name: 'common',
                    test: /packages.(web|ui|application|domain).src(?!.(shared.query-client|browse.deck))|lucide-react/,
                    minShareCount: 12,
                  },
                ],
              },
            },
          },
        }),
  },
  appType: 'mpa',
  server: {
    proxy: { '/api': server, '/sandbox': server, '/photos': server, '/admin/early-access': server },
  },
}));
