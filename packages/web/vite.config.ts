import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkByPage, chunkOfMany } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { devPages } from './build/dev-pages.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { landing } from './build/landing.ts';
import { memberPages } from './build/member-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallRouter } from './build/small-router.ts';
import { visitorPage } from './build/visitor-page.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    smallRouter(),
    fontPreloads(),
    landing(),
    visitorPage(),
    memberPages(),
    serviceWorker(),
    compressed(),
    devPages(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The manifest is read by the benchmark of page sizes.
    manifest: !isSsrBuild,
    // What code on demand imports is found when it is loaded. A list of it for each page would be part of every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
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
                  // Needed on every page of a member and not by visitors; together a sixth smaller than in parts.
                  {
                    name: 'queries',
                    test: /node_modules.@tanstack|web.src.(queries|actions.(use-action|member-action))/,
                  },
                  // What a dozen pages share; with chunks of its own each new page would split the others
                  // further. Without the deck, which needs the query client.
                  {
                    name: chunkOfMany(import.meta.dirname),
                    debugName: 'common',
                    test: /packages.(web|ui|application|domain).src(?!.deck)|lucide-react/,
                    minShareCount: 12,
                  },
                  {
                    name: chunkByPage(import.meta.dirname),
                    debugName: 'by page',
                    test: /packages.(web|ui|application|domain).src|lucide-react/,
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
