import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOnlyCacheOf, openMemberCache, signedInMemberCache } from './member-cache.ts';

/**
 * Behaves like that of browsers: each call takes a while, and what is opened is made. `passed` is awaited by
 * every call.
 */
function cacheStorage(passed: (call: string) => Promise<void>) {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
    };
  };
  const answer = async <Result>(call: string, result: () => Result): Promise<Result> => {
    await passed(call);
    return result();
  };
  return {
    has: (name: string) => answer('has', () => kept.has(name)),
    keys: () => answer('keys', () => [...kept.keys()]),
    open: (name: string) => answer('open', () => cacheOf(name)),
    delete: (name: string) => answer('delete', () => kept.delete(name)),
    match: (path: string, { cacheName }: { cacheName: string }) =>
      answer('match', () => kept.get(cacheName)?.get(path)?.clone()),
  };
}

/** What happens before the next such call of the service worker. */
let before: { readonly call: string; readonly happens: () => Promise<void> } | undefined;

async function passed(call: string): Promise<void> {
  if (before?.call !== call) return;
  const { happens } = before;
  before = undefined;
  await happens();
}

beforeEach(() => vi.stubGlobal('caches', cacheStorage(passed)));
afterEach(() => vi.unstubAllGlobals());

async function signIn(memberId: number): Promise<void> {
  await keepOnlyCacheOf(memberId);
  await openMemberCache(memberId);
}

const memberCaches = async () => (await caches.keys()).filter((name) => name.startsWith('member-'));

describe('the cache of who is signed in', () => {
  it('is none before somebody is, and after', async () => {
    expect(await signedInMemberCache()).toBeUndefined();
    await signIn(1);
    expect(await signedInMemberCache()).toBeDefined();
    await keepOnlyCacheOf(undefined);
    expect(await signedInMemberCache()).toBeUndefined();
    expect(await memberCaches()).toEqual([]);
  });

  it.each(['match', 'has', 'open'])('does not come back where it is deleted before %s', async (call) => {
    await signIn(1);
    before = { call, happens: () => signIn(2) };
    await signedInMemberCache();
    expect(await memberCaches()).toEqual(['member-2']);
  });

  it.each(['match', 'has', 'open'])('is gone where the member signs out before %s', async (call) => {
    await signIn(1);
    before = { call, happens: () => keepOnlyCacheOf(undefined) };
    expect(await signedInMemberCache()).toBeUndefined();
    expect(await memberCaches()).toEqual([]);
  });
});
