import type { PersonView } from '@nestmates/application/matching/person-view.ts';
import { AvatarRow } from '@nestmates/ui/components/AvatarRow.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { SnapshotCard, type SnapshotRow } from '@nestmates/ui/screens/dashboard/SnapshotCard.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import type { LongList } from '../shared/long-list.ts';

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
      ]}
    />
  );
}
