import type { PersonView } from '@nestmates/application/members/people/person-view.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { type Feature, features } from '@nestmates/domain/platform/access/features.ts';
import { swapTitle } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import { AvatarRow } from '@nestmates/ui/components/people/AvatarRow.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { SnapshotCard, type SnapshotRow } from '@nestmates/ui/screens/site/dashboard/SnapshotCard.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newestMatchesQuery, pendingRequestsQuery } from '../../friends/connections/connection-queries.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { type Counts, useCounts } from '../../platform/queries/badge-counts.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { calendarEventText } from '../../together/calendar/calendar-event-text.ts';
import { nextCalendarEventQuery } from '../../together/calendar/calendar-queries.ts';
import { nextSwap } from '../../together/swaps/next-swap.ts';
import { confirmedSwapsQuery } from '../../together/swaps/swap-queries.ts';

const maxFaces = 3;

const faces = (people: readonly PersonView[] = []) =>
  people.length === 0 ? undefined : (
    <AvatarRow
      people={people.slice(0, maxFaces).map(({ firstName, profilePhotoUrl }) => ({
        name: firstName,
        face: photoOrInitial(profilePhotoUrl),
      }))}
    />
  );

const locked = (feature: Feature): SnapshotRow['state'] => ({
  kind: 'locked',
  text: `Opens with ${planNames[features[feature].plan]}`,
  href: '/subscribe',
});

/** The numbers; swap requests only if there are any. */
function useCountedRows(): readonly SnapshotRow[] {
  const counts = useCounts();
  const opensCheckIns = useOpens('check-ins');
  const matches = useQuery(newestMatchesQuery(maxFaces)).data?.items.map(({ user }) => user);
  const requests = useInfiniteQuery(pendingRequestsQuery).data?.items.map(({ requester }) => requester);
  const row = (
    label: string,
    what: Exclude<keyof Counts, 'hasListings' | 'hasOrders'>,
    state: { readonly href: string; readonly faces?: ReactNode; readonly none?: string },
  ): SnapshotRow => {
    const { none, ...counted } = state;
    if (!counts.data) return { label, state: loadingOrFailed(counts) };
    const count = counts.data[what];
    if (count === 0 && none) return { label, state: { kind: 'none', text: none, href: state.href } };
    return { label, state: { kind: 'counted', count, ...counted } };
  };
  return [
    row('New matches', 'connections', {
      href: '/matches',
      faces: faces(matches),
      none: 'Your first is still to come',
    }),
    opensCheckIns
      ? row('Moms nearby', 'nearby', { href: '/check-in', none: 'Nobody is out right now' })
      : { label: 'Moms nearby', state: locked('check-ins') },
    row('Connection Requests', 'requests', {
      href: '/connection-requests',
      faces: faces(requests),
      none: 'None are waiting',
    }),
    ...(counts.data?.swaps ? [row('Swap requests', 'swaps', { href: '/babysitting-swaps' })] : []),
    ...(counts.data?.swapAnswers
      ? [row('Swaps to answer', 'swapAnswers', { href: '/babysitting-swaps' })]
      : []),
    ...(counts.data?.playdates ? [row('Playdates to answer', 'playdates', { href: '/playdates' })] : []),
  ];
}

const nextEventRow = (state: SnapshotRow['state']): readonly SnapshotRow[] => [
  { label: 'Next event', state },
];

/** Not for a Free member. */
function useNextInCalendar(): readonly SnapshotRow[] {
  const enabled = useOpens('calendar');
  const query = useQuery({ ...nextCalendarEventQuery, enabled });
  const day = useToday();
  if (!enabled) return [];
  if (!query.data) return nextEventRow(loadingOrFailed(query));
  const [next] = query.data.items;
  const words = next ? calendarEventText(next, day) : 'Nothing planned yet';
  return nextEventRow({ kind: 'event', text: words, href: '/calendar' });
}

/** A Free member has no calendar, so their next confirmed swap is shown instead, or what opens it. */
function useNextSwap(): readonly SnapshotRow[] {
  const enabled = !useOpens('calendar');
  const { data } = useInfiniteQuery({ ...confirmedSwapsQuery, enabled });
  const day = useToday();
  if (!enabled) return [];
  const next = nextSwap(data?.items ?? [], day);
  if (!next) return nextEventRow(locked('calendar'));
  const words = calendarEventText({ title: swapTitle(next.user.firstName), date: next.date }, day);
  return nextEventRow({ kind: 'event', text: words, href: '/babysitting-swaps' });
}

export function SnapshotCardContainer() {
  return <SnapshotCard rows={[...useCountedRows(), ...useNextInCalendar(), ...useNextSwap()]} />;
}
