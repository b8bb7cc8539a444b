import { StandingScreen } from '@nestmates/ui/screens/trust/standing/StandingScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogout } from '../../members/accounts/use-logout.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { noteRestricted } from '../../platform/session/restricted.ts';

export default function StandingPage() {
  useTitle('My Standing');
  const query = useQuery(readQuery('get /api/account/standing'));
  const logout = useLogout();
  const [now] = useState(() => new Date());
  const [appealing, setAppealing] = useState<number>();
  const appeal = useAction({
    call: (body: BodyFor<'post /api/account/appeals'>) => call('post /api/account/appeals', { body }),
    says: { title: 'Your appeal is sent', description: 'Somebody looks at it again, and writes to you.' },
    fails: { title: 'Your appeal was not sent', description: 'Please try again.' },
    touches: { type: 'appeal' },
    onSuccess: () => setAppealing(undefined),
  });
  const standing = query.data?.standing;
  useEffect(() => {
    if (standing) noteRestricted(standing === 'suspended' || standing === 'banned');
  }, [standing]);
  return (
    <StandingScreen
      onLogout={logout.run}
      state={
        query.data
          ? {
              kind: 'ready',
              view: query.data,
              now,
              onAppeal: setAppealing,
              appeal:
                appealing === undefined
                  ? undefined
                  : {
                      decisionId: appealing,
                      sending: appeal.pending,
                      issues: appeal.issues,
                      onSend: appeal.run,
                      onClose: () => setAppealing(undefined),
                    },
            }
          : loadingOrFailed(query)
      }
    />
  );
}
