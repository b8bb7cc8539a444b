import { isMemberCache, lastSeenPath } from '../src/platform/offline/member-cache.ts';

/** More than a member sees in a day. */
const atMost = 200;

/** The cache of who is signed in; the page makes and deletes it. */
async function memberCache(): Promise<Cache | undefined> {
  const name = (await caches.keys()).find(isMemberCache);
  return name === undefined ? undefined : caches.open(name);
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const photos = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(lastSeenPath));
  await Promise.all(photos.slice(0, -atMost).map((photo) => cache.delete(photo)));
}

/** From her cache, as the bytes under a photo's name never change. */
async function respond(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await memberCache();
  const kept = await cache?.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // A full device keeps no more.
  if (cache && response.ok) event.waitUntil(keep(cache, request, response.clone()).catch(() => undefined));
  return response;
}

/** Undefined for a request for anything else. */
export function photoOf(event: FetchEvent, { pathname }: URL): Promise<Response> | undefined {
  return pathname.startsWith('/photos/') ? respond(event) : undefined;
}
