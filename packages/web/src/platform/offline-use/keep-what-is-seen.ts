import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Query } from '@tanstack/react-query';
import { cacheAnswer, forgetOldest } from '../offline/cached-answers.ts';
import { isKeptPath } from '../offline/kept-paths.ts';
import { memberKey, openMemberCache } from '../offline/member-cache.ts';
import { queryClient } from '../queries/query-client.ts';
import { isRestrictedNow } from '../session/restricted.ts';
import { currentMember, initialEventId, subscribeToSession } from '../session/session.ts';

const delayMs = seconds(1) / 2;

const queries = queryClient.getQueryCache();

/** Answers of the API that are still in use. */
const isKept = (query: Query): boolean => {
  const [path] = query.queryKey;
  return (
    queries.get(query.queryHash) === query &&
    query.state.data !== undefined &&
    typeof path === 'string' &&
    isKeptPath(path)
  );
};

/**
 * Opened when the member signs in; what is written after the member's sign-out goes into a cache that is deleted.
 */
let own: { readonly memberId: number; readonly cache: Promise<Cache> } | undefined;
const changed = new Set<Query>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function keepChanged(): Promise<void> {
  const [seen, kept] = [[...changed], own];
  changed.clear();
  clearTimeout(timer);
  timer = undefined;
  if (!kept) return;
  const cache = await kept.cache;
  for (const { queryHash, state } of seen) await cacheAnswer(cache, queryHash, state.data);
  await forgetOldest(cache);
}

function keepSoon(query: Query): void {
  if (!own || !isKept(query)) return;
  changed.add(query);
  // A full device keeps no more.
  timer ??= setTimeout(() => void keepChanged().catch(() => undefined), delayMs);
}

async function followMember(): Promise<void> {
  const member = currentMember();
  if (member?.id !== own?.memberId) {
    changed.clear();
    own = member && { memberId: member.id, cache: openMemberCache(member.id) };
  }
  if (!member || !own) return;
  await cacheAnswer(await own.cache, memberKey, {
    ...member,
    lastEventId: initialEventId(),
    away: isRestrictedNow(),
  });
}

/** Keeps what the member at this browser has been shown, now and from now on. */
export async function keepWhatIsSeen(): Promise<void> {
  subscribeToSession(() => void followMember().catch(() => undefined));
  await followMember();
  queries.getAll().forEach(keepSoon);
  queries.subscribe((event) => {
    if (event.type === 'added' || (event.type === 'updated' && event.action.type === 'success'))
      keepSoon(event.query);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepChanged().catch(() => undefined);
  });
}
