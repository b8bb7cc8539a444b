import { cachedAnswersPath, signedInMemberCache } from '../src/platform/offline/member-cache.ts';

/** More than a member sees in a day. */
const atMost = 200;

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const photos = (await cache.keys()).filter(
    ({ url }) => !new URL(url).pathname.startsWith(cachedAnswersPath),
  );
  await Promise.all(photos.slice(0, -atMost).map((photo) => cache.delete(photo)));
}

/** Compares ETags, which change with the picture. */
const isSame = ({ headers }: Response, kept: Response | undefined): boolean =>
  kept !== undefined && headers.has('ETag') && headers.get('ETag') === kept.headers.get('ETag');

/**
 * Asked for each time, as a block, a deletion or the end of a listing ends it; the browser's own cache answers for a public
 * one within its hour. What is kept answers only where the server cannot be reached.
 */
async function respond(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await signedInMemberCache();
  const kept = await cache?.match(request);
  const response = await fetch(request).catch((failure: unknown) => {
    if (kept) return kept;
    throw failure;
  });
  if (!cache || response === kept) return response;
  // A full device keeps no more.
  if (response.ok && !isSame(response, kept)) {
    event.waitUntil(keep(cache, request, response.clone()).catch(() => undefined));
  }
  if (response.status === 404) event.waitUntil(cache.delete(request));
  return response;
}

/** Undefined for a request for anything else. */
export function photoOf(event: FetchEvent, { pathname }: URL): Promise<Response> | undefined {
  return pathname.startsWith('/photos/') ? respond(event) : undefined;
}
