import type { SessionView } from '@nestmates/application/members/accounts/contract.ts';
import { SessionsSection } from '@nestmates/ui/screens/members/accounts/SessionsSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const sessionsQuery = readQuery('get /api/account/sessions');
const keep = (stays: (session: SessionView) => boolean) =>
  void queryClient.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(stays));

export function SessionsSectionContainer() {
  // Devices come and go without an event, so they are read with every visit.
  const query = useQuery({ ...sessionsQuery, staleTime: 0 });
  const end = useAction({
    call: ({ id }: SessionView) =>
      call('delete /api/account/sessions/:sessionId', { params: { sessionId: id } }),
    entry: { name: 'end-session', idOf: ({ id }) => id },
    says: ({ message }) => message,
    fails: { title: 'Failed to log out', description: 'Please try again.' },
    onSuccess: (_, { id }) => keep((session) => session.id !== id),
  });
  const endOthers = useAction({
    call: () => call('delete /api/account/sessions'),
    says: ({ message }) => message,
    fails: { title: 'Failed to log out', description: 'Please try again.' },
    onSuccess: () => keep(({ current }) => current),
  });
  if (!query.data) return <SessionsSection state={loadingOrFailed(query)} />;
  return (
    <SessionsSection
      state={{
        kind: 'ready',
        sessions: query.data,
        ending: end.pendingInputs.map(({ id }) => id),
        endingOthers: endOthers.pending,
        onEnd: end.run,
        onEndOthers: endOthers.run,
      }}
    />
  );
}
