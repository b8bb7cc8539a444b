import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/**
 * Leaves out what the app does not use of react-router, 4 KB on every page. Its package leads to the development
 * build only, with its warnings; and its components look as if creating them did something, so that bundlers keep
 * `Form` and `NavLink`, and with them fetchers and prefetching.
 */
export const smallRouter = (): Plugin => ({
  name: 'nestmates:small-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(production, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
      ],
    },
  }),
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
  },
});
