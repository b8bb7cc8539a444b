import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtModules } from './build/built-modules.ts';
import { chunkNames } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { devPages } from './build/dev-pages.ts';
import { devStorybook } from './build/dev-storybook.ts';
import { directIcons, numberedIconParts } from './build/direct-icons.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { landing } from './build/landing.ts';
import { memberPages } from './build/member-pages.ts';
import { pageRenderer } from './build/page-renderer.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallRouter } from './build/small-router.ts';
import { visitorPages } from './build/visitor-pages.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';
const ours = /packages.(web|ui|application|domain).src|lucide-react/;
const chunks = chunkNames(import.meta.dirname);

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    smallRouter(),
    directIcons(),
    numberedIconParts(),
    fontPreloads(),
    builtModules(),
    landing(),
    visitorPages(),
    memberPages(),
    serviceWorker(),
    compressed(),
    pageRenderer(),
    devStorybook(),
    devPages(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
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
                  {
                    name: 'react',
                    test: /node_modules.(react|react-dom|scheduler|react-router)(-dom)?[\\/]|vite.preload-helper/,
                  },
                  // Needed on every page of a member and not by visitors; together a sixth smaller than in parts.
                  {
                    name: 'queries',
                    test: /node_modules.@tanstack|web.src.platform.(queries|actions.(use-action|member-action))/,
                  },
                  { name: chunks.ofMany, debugName: 'of many', test: ours, minShareCount: 12 },
                  { name: chunks.ofPages, debugName: 'of pages', test: ours },
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
