import type { PersonView } from '@nestmates/application/people/person-view.ts';
import { swapTitle } from '@nestmates/domain/swaps/swap-calendar-events.ts';
import { AvatarRow } from '@nestmates/ui/components/people/AvatarRow.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { SnapshotCard, type SnapshotRow } from '@nestmates/ui/screens/dashboard/SnapshotCard.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { calendarEventText } from '../calendar/calendar-event-text.ts';
import { nextCalendarEventQuery } from '../calendar/next-calendar-event-query.ts';
import { matchesQuery, pendingRequestsQuery } from '../connections/connection-queries.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import type { LongList } from '../queries/long-list.ts';
import { existingPage } from '../routing/known-pages.ts';
import { useMember } from '../session/session.ts';
import { useToday } from '../shared/use-today.ts';
import { nextSwap } from '../swaps/next-swap.ts';
import { awaitingAnswer, confirmedSwapsQuery, pendingSwapsQuery } from '../swaps/swap-queries.ts';

const maxFaces = 3;

const faces = (people: readonly PersonView[]) =>
  people.length === 0 ? undefined : (
    <AvatarRow
      people={people.slice(0, maxFaces).map(({ firstName, profilePhotoUrl }) => ({
        name: firstName,
        face: photoOrInitial(profilePhotoUrl),
      }))}
    />
  );

function countState<T>(
  query: UseQueryResult<LongList<T> | null>,
  href: string,
  personOf: (entry: T) => PersonView,
): SnapshotRow['state'] {
  if (!query.data) return loadingOrFailed(query);
  const { items, next } = query.data;
  return {
    kind: 'counted',
    count: items.length,
    orMore: next !== undefined,
    href,
    faces: faces(items.map(personOf)),
  };
}

/** A row only if there are any; errors are shown by the SwapRequestsCard. */
function useSwapRequests(): readonly SnapshotRow[] {
  const { data } = useQuery(pendingSwapsQuery);
  const swaps = awaitingAnswer(data ?? null);
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

const nextEventRow = (state: SnapshotRow['state']): readonly SnapshotRow[] => [
  { label: 'Next event', state },
];

/** Not for a Free member. */
function useNextInCalendar(): readonly SnapshotRow[] {
  const enabled = useMember().plan !== 'free';
  const query = useQuery({ ...nextCalendarEventQuery, enabled });
  const day = useToday();
  if (!enabled) return [];
  if (!query.data) return nextEventRow(loadingOrFailed(query));
  const [next] = query.data.items;
  const words = next ? calendarEventText(next, day) : 'Nothing planned yet';
  // The calendar page does not exist yet, so a swap links to the swaps.
  const href = existingPage('/calendar') ?? (next?.type === 'swap' ? '/babysitting-swaps' : undefined);
  return nextEventRow({ kind: 'event', text: words, href });
}

/** A Free member has no calendar, so her next confirmed swap is shown instead. */
function useNextSwap(): readonly SnapshotRow[] {
  const enabled = useMember().plan === 'free';
  const { data } = useQuery({ ...confirmedSwapsQuery, enabled });
  const day = useToday();
  const next = enabled && nextSwap(data?.items ?? [], day);
  if (!next) return [];
  const words = calendarEventText({ title: swapTitle(next.user.firstName), date: next.date }, day);
  return nextEventRow({ kind: 'event', text: words, href: '/babysitting-swaps' });
}

export function SnapshotCardContainer() {
  const matches = useQuery(matchesQuery);
  const requests = useQuery(pendingRequestsQuery);
  return (
    <SnapshotCard
      rows={[
        { label: 'New matches', state: countState(matches, '/matches', ({ user }) => user) },
        {
          label: 'Connection Requests',
          state: countState(requests, '/connection-requests', ({ requester }) => requester),
        },
        ...useSwapRequests(),
        ...useNextInCalendar(),
        ...useNextSwap(),
      ]}
    />
  );
}
