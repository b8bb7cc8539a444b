import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** A copy of the app's page for requests without a session, marked so that the app need not ask the server. */
export const visitorPage = (): Plugin =>
  afterBuild('visitor-page', async (out) => {
    const page = await readFile(join(out, 'app.html'), 'utf8');
    await writeFile(join(out, 'app.visitor.html'), page.replace('<html ', '<html data-visitor '));
  });
