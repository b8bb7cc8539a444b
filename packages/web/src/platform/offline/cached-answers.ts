import { appEntry } from './app-entry.ts';
import { cachedAnswersPath, keptOfMember, memberKey } from './member-cache.ts';

interface Kept {
  /** Another version of the app may expect another shape. */
  readonly entry: string;
  readonly value: unknown;
}

/** More than a member opens in a day. */
const atMost = 100;

const addressOf = (key: string) => cachedAnswersPath + encodeURIComponent(key);

export async function cacheAnswer(cache: Cache, key: string, value: unknown): Promise<void> {
  const kept: Kept = { entry: appEntry(), value };
  await cache.put(addressOf(key), new Response(JSON.stringify(kept)));
}

/** Those that were kept first, and not the member. */
export async function forgetOldest(cache: Cache): Promise<void> {
  const own = new URL(addressOf(memberKey), location.origin).href;
  const kept = (await cache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(cachedAnswersPath) && url !== own,
  );
  await Promise.all(kept.slice(0, -atMost).map((request) => cache.delete(request)));
}

/** Undefined if there is nothing that this version of the app can show. */
export async function cachedAnswer(memberId: number | undefined, key: string): Promise<unknown> {
  const found = memberId === undefined ? undefined : await keptOfMember(memberId, addressOf(key));
  const kept: Kept | undefined = await found?.json();
  return kept?.entry === appEntry() ? kept.value : undefined;
}
