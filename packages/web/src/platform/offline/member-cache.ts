/**
 * What this browser keeps of a member for when there is no network: the answers that the member has last seen and
 * the photos in them, in a cache of theirs alone.
 */
const prefix = 'member-';

const isMemberCache = (name: string): boolean => name.startsWith(prefix);

/** The addresses of the kept answers in it; the others are photos. */
export const cachedAnswersPath = '/cached-answers/';

/** Stands for the member themselves, beside the keys of queries. */
export const memberKey = 'me';

const nameOf = (memberId: number | string) => `${prefix}${memberId}`;

/** Says to the service worker who is signed in. */
const signedIn = { cache: 'signed-in', path: '/signed-in' };

/** Browsers have no caches for pages without encryption. */
const canKeep = () => 'caches' in globalThis;

export const openMemberCache = (memberId: number): Promise<Cache> => caches.open(nameOf(memberId));

/** What is kept of the member at that address. */
export async function keptOfMember(memberId: number, address: string): Promise<Response | undefined> {
  return canKeep() ? caches.match(address, { cacheName: nameOf(memberId) }) : undefined;
}

export const keepsAnyMember = async (): Promise<boolean> =>
  canKeep() && (await caches.keys()).some(isMemberCache);

/** Notes who is signed in, tells the service worker, which closes the notices of others, and deletes what is kept of them. */
export async function keepOnlyCacheOf(memberId: number | undefined): Promise<void> {
  if (!canKeep()) return;
  const noted = await caches.open(signedIn.cache);
  if (memberId === undefined) await noted.delete(signedIn.path);
  else await noted.put(signedIn.path, new Response(String(memberId)));
  navigator.serviceWorker?.controller?.postMessage(0);
  const own = memberId === undefined ? undefined : nameOf(memberId);
  const others = (await caches.keys()).filter((name) => isMemberCache(name) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The id of who is signed in, as the page has noted it. */
export const signedInMember = async (): Promise<string | undefined> =>
  (await caches.match(signedIn.path, { cacheName: signedIn.cache }))?.text();

/**
 * The cache of who is signed in, for the service worker; the page makes and deletes it. Opening one makes it: what a page
 * has deleted meanwhile is deleted again, which the worker knows since the page has noted before who is signed in.
 */
export async function signedInMemberCache(): Promise<Cache | undefined> {
  const memberId = await signedInMember();
  if (memberId === undefined || !(await caches.has(nameOf(memberId)))) return undefined;
  const cache = await caches.open(nameOf(memberId));
  if ((await signedInMember()) === memberId) return cache;
  await caches.delete(nameOf(memberId));
  return undefined;
}
