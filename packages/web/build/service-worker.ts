import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { fileOf, readBuiltModules } from './built-modules.ts';
import { buildScript } from './script.ts';

/** What a page needs that is opened without a network. The faces are those of the landing page. */
const isKept = (path: string): boolean =>
  /^assets\/.*\.(js|css|woff2)$/.test(path) ||
  ['app.html', 'theme.js', 'manifest.webmanifest', 'icons/mark.svg', 'icons/app-192.png'].includes(path);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

async function filesIn(out: string) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(isKept)
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      url: `/${path}`,
      revision: path.startsWith('assets/') ? null : hashOf(await readFile(join(out, path))),
    })),
  );
}

/** Builds the service worker with the list of the files that it keeps, which Workbox fetches and renews. */
export const serviceWorker = (): Plugin =>
  afterBuild('service-worker', async (out, { root }) => {
    const files = await filesIn(out);
    const entry = fileOf(await readBuiltModules(out), 'app.html');
    const version = { id: hashOf(JSON.stringify(files)), entry: `/${entry}`, files };
    const define = { APP_VERSION: JSON.stringify(version) };
    await buildScript(root, out, { source: 'service-worker/sw.ts', file: 'sw.js', define });
  });
