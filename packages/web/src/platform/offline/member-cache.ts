/**
 * What this browser keeps of a member for when there is no network: the answers that the member has last seen and
 * the photos in them, in a cache of theirs alone.
 */
const prefix = 'member-';

export const isMemberCache = (name: string): boolean => name.startsWith(prefix);

/** The addresses of the kept answers in it; the others are photos. */
export const cachedAnswersPath = '/cached-answers/';

/** Stands for the member themselves, beside the keys of queries. */
export const memberKey = 'me';

const nameOf = (memberId: number) => `${prefix}${memberId}`;

/** Browsers have no caches for pages without encryption. */
const canKeep = () => 'caches' in globalThis;

export const openMemberCache = (memberId: number): Promise<Cache> => caches.open(nameOf(memberId));

/** Undefined if nothing of the member is kept. */
export async function existingMemberCache(memberId: number): Promise<Cache | undefined> {
  return canKeep() && (await caches.has(nameOf(memberId))) ? openMemberCache(memberId) : undefined;
}

/** With nobody signed in, of everybody. */
export async function deleteOtherMemberCaches(memberId: number | undefined): Promise<void> {
  if (!canKeep()) return;
  const own = memberId === undefined ? undefined : nameOf(memberId);
  const others = (await caches.keys()).filter((name) => isMemberCache(name) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}
