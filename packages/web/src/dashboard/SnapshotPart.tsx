import type { PersonView } from '@nestmates/application/matching/person-view.ts';
import { swapTitle } from '@nestmates/domain/swaps/swap-calendar-events.ts';
import { AvatarRow } from '@nestmates/ui/components/AvatarRow.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { SnapshotCard, type SnapshotRow } from '@nestmates/ui/screens/dashboard/SnapshotCard.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { eventWords } from '../calendar/event-words.ts';
import { nextEventQuery } from '../calendar/next-event-query.ts';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import type { LongList } from '../shared/long-list.ts';
import { notYet } from '../shared/not-yet.ts';
import { pageAt } from '../shared/pages.ts';
import { useMember } from '../shared/session.ts';
import { useDay } from '../shared/use-day.ts';
import { nextSwap } from '../swaps/next-swap.ts';
import { awaitingHer, confirmedSwapsQuery, pendingSwapsQuery } from '../swaps/swap-queries.ts';

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
  query: UseQueryResult<LongList<T> | null>,
  href: string,
  personOf: (entry: T) => PersonView,
): SnapshotRow['state'] {
  if (!query.data) return notYet(query);
  const { items, next } = query.data;
  return {
    kind: 'counted',
    count: items.length,
    orMore: next !== undefined,
    href,
    faces: faces(items.map(personOf)),
  };
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

const nextEvent = (state: SnapshotRow['state']): readonly SnapshotRow[] => [{ label: 'Next event', state }];

/** The calendar opens with Pro. */
function useNextInCalendar(): readonly SnapshotRow[] {
  const enabled = useMember().plan !== 'free';
  const query = useQuery({ ...nextEventQuery, enabled });
  const day = useDay();
  if (!enabled) return [];
  if (!query.data) return nextEvent(notYet(query));
  const [next] = query.data.items;
  const words = next ? eventWords(next, day) : 'Nothing planned yet';
  // Until there is a calendar, a swap is found where it was arranged.
  const href = pageAt('/calendar') ?? (next?.type === 'swap' ? '/babysitting-swaps' : undefined);
  return nextEvent({ kind: 'event', words, href });
}

/** To whom the calendar is closed, this is the way back to a swap that is arranged. */
function useNextSwap(): readonly SnapshotRow[] {
  const enabled = useMember().plan === 'free';
  const { data } = useQuery({ ...confirmedSwapsQuery, enabled });
  const day = useDay();
  const next = enabled && nextSwap(data?.items ?? [], day);
  if (!next) return [];
  const words = eventWords({ title: swapTitle(next.user.firstName), date: next.date }, day);
  return nextEvent({ kind: 'event', words, href: '/babysitting-swaps' });
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
        ...useNextInCalendar(),
        ...useNextSwap(),
      ]}
    />
  );
}
