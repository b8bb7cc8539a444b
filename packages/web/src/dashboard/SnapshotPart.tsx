import type { PersonView } from '@nestmates/application/matching/person-view.ts';
import { AvatarRow } from '@nestmates/ui/components/AvatarRow.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { SnapshotCard, type SnapshotRow } from '@nestmates/ui/screens/dashboard/SnapshotCard.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { eventWords } from '../calendar/event-words.ts';
import { nextEventQuery } from '../calendar/next-event-query.ts';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import type { LongList } from '../shared/long-list.ts';
import { pageAt } from '../shared/pages.ts';
import { useMember } from '../shared/session.ts';
import { awaitingHer, pendingSwapsQuery } from '../swaps/swap-queries.ts';

const shown = 3;

const faces = (people: readonly PersonView[]) =>
  people.length === 0 ? undefined : (
    <AvatarRow
      people={people.slice(0, shown).map(({ firstName, profilePhotoUrl }) => ({
        name: firstName,
        face: photoOrInitial(profilePhotoUrl),
      }))}
    />
  );

function counted<T>(
  { data, isError, refetch }: UseQueryResult<LongList<T> | null>,
  href: string,
  personOf: (entry: T) => PersonView,
): SnapshotRow['state'] {
  if (data) {
    const { items, next } = data;
    return {
      kind: 'counted',
      count: items.length,
      orMore: next !== undefined,
      href,
      faces: faces(items.map(personOf)),
    };
  }
  return isError ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
}

/** Only where there are any; that they could not be read, their own card says. */
function useSwapRequests(): readonly SnapshotRow[] {
  const { data } = useQuery(pendingSwapsQuery);
  const swaps = awaitingHer(data ?? null);
  if (swaps.length === 0) return [];
  return [
    {
      label: 'Swap requests',
      state: {
        kind: 'counted',
        count: swaps.length,
        orMore: data?.next !== undefined,
        href: '/babysitting-swaps',
      },
    },
  ];
}

/** The calendar opens with Pro. */
function useNextEvent(): readonly SnapshotRow[] {
  const enabled = useMember().plan !== 'free';
  const { data, isError, isFetching, refetch } = useQuery({ ...nextEventQuery, enabled });
  if (!enabled) return [];
  const label = 'Next event';
  if (!data) {
    const failed = isError && !isFetching;
    return [
      { label, state: failed ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' } },
    ];
  }
  const [next] = data.items;
  const words = next ? eventWords(next, new Date()) : 'Nothing planned yet';
  // Until there is a calendar, a swap is found where it was arranged.
  const href = pageAt('/calendar') ?? (next?.type === 'swap' ? '/babysitting-swaps' : undefined);
  return [{ label, state: { kind: 'event', words, href } }];
}

export function SnapshotPart() {
  const matches = useQuery(matchesQuery);
  const requests = useQuery(pendingQuery);
  return (
    <SnapshotCard
      rows={[
        { label: 'New matches', state: counted(matches, '/matches', ({ user }) => user) },
        {
          label: 'Connection Requests',
          state: counted(requests, '/connection-requests', ({ requester }) => requester),
        },
        ...useSwapRequests(),
        ...useNextEvent(),
      ]}
    />
  );
}
