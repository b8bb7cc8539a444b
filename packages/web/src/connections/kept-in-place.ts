import type { RequestView } from '@nestmates/application/connections/contract.ts';

type Requests = readonly RequestView[];

/**
 * Whoever is being answered keeps her place, though the list has been read again without her: otherwise the next
 * one slides under a finger that taps twice, and is answered unseen.
 */
export function keptInPlace(shown: Requests, now: Requests, answering: ReadonlySet<number>): Requests {
  const stillThere = new Set(now.map(({ id }) => id));
  const all = [...now];
  shown.forEach((request, place) => {
    if (answering.has(request.id) && !stillThere.has(request.id)) all.splice(place, 0, request);
  });
  return all;
}
