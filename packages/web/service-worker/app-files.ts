import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { version, worker } from './worker.ts';

const prefix = 'app-';

/**
 * The files of this version, in a cache of their own. Those of the version before stay for the pages that are
 * still open with it, so that a new version can take over at once.
 */
const files = new PrecacheController({ cacheName: `${prefix}${version.id}` });
files.addToCacheList([...version.files]);

async function deleteOlderVersions(): Promise<void> {
  // Caches come in the order of their creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)));
}

/** Pages of another version can offer a reload. */
async function announceVersion(): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' }))
    page.postMessage({ entry: version.entry });
}

async function takeOver(): Promise<void> {
  await deleteOlderVersions();
  // The request for a page does not wait until this worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await announceVersion();
}

export function keepAppFiles(): void {
  worker.addEventListener('install', (event) => {
    void files.install(event);
    event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('activate', (event) => {
    void files.activate(event);
    event.waitUntil(takeOver());
  });
}

/** A file of this version. */
export const appFile = (path: string): Promise<Response | undefined> => files.matchPrecache(path);

const isNamedByContent = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Also of the version before. */
const namedFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Asked for first, because its name says nothing of its content. */
const otherFile = (request: Request, path: string): Promise<Response> =>
  fetch(request).catch(async () => (await appFile(path)) ?? Response.error());

const others = new Set(version.files.flatMap(({ url, revision }) => (revision === null ? [] : url)));

/** Undefined for what is no file of the app. */
export function fileOfApp(request: Request, address: URL): Promise<Response> | undefined {
  if (isNamedByContent(address)) return namedFile(request);
  return others.has(address.pathname) ? otherFile(request, address.pathname) : undefined;
}
