import type { SessionView } from '@nestmates/application/members/accounts/contract.ts';
import { SessionsSection } from '@nestmates/ui/screens/members/accounts/SessionsSection.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { unlessNotGiven } from './password-asking.ts';
import { useOwnPassword } from './use-own-password.tsx';

const sessionsQuery = readQuery('get /api/account/sessions');
const keep = (stays: (session: SessionView) => boolean) =>
  void queryClient.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(stays));

export function SessionsSectionContainer({ more }: { readonly more?: ReactNode }) {
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'Logging a device out needs your password, so that a phone left open cannot do it.',
  );
  // Devices come and go without an event, so they are read with every visit.
  const query = useQuery({ ...sessionsQuery, staleTime: 0 });
  const end = useAction({
    call: ({ id }: SessionView) =>
      withOwnPassword((password) =>
        call('delete /api/account/sessions/:sessionId', { params: { sessionId: id }, body: { password } }),
      ),
    entry: { name: 'end-session', idOf: ({ id }) => id },
    says: ({ message }) => message,
    fails: unlessNotGiven({ title: 'Failed to log out', description: 'Please try again.' }),
    onSuccess: (_, { id }) => keep((session) => session.id !== id),
  });
  const endOthers = useAction({
    call: () => withOwnPassword((password) => call('delete /api/account/sessions', { body: { password } })),
    says: ({ message }) => message,
    fails: unlessNotGiven({ title: 'Failed to log out', description: 'Please try again.' }),
    touches: { type: 'access-ended' },
    onSuccess: () => keep(({ current }) => current),
  });
  if (!query.data) return <SessionsSection state={loadingOrFailed(query)} />;
  return (
    <>
      <SessionsSection
        state={{
          kind: 'ready',
          sessions: query.data,
          more,
          ending: end.pendingInputs.map(({ id }) => id),
          endingOthers: endOthers.pending,
          onEnd: end.run,
          onEndOthers: endOthers.run,
        }}
      />
      {ownPasswordDialog}
    </>
  );
}
