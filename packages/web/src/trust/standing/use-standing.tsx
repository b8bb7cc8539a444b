import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { StandingScreenState } from '@nestmates/ui/screens/trust/standing/StandingScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { noteRestricted } from '../../platform/session/restricted.ts';

const standingQuery = readQuery('get /api/account/standing');

const loadDialog = async () =>
  (await import('@nestmates/ui/screens/trust/standing/AppealDialog.tsx')).AppealDialog;

/** How the member stands, and the appeal; a restriction that has ended meanwhile opens the app again. */
export function useStanding(now: Date): { readonly state: StandingScreenState; readonly isAway: boolean } {
  const query = useQuery(standingQuery);
  const { loaded: AppealDialog, load } = useLazyImport(loadDialog);
  const [appealing, setAppealing] = useState<number>();
  const appeal = useAction({
    call: (body: BodyFor<'post /api/account/appeals'>) => call('post /api/account/appeals', { body }),
    says: { title: 'Your appeal is sent', description: 'Somebody looks at it again, and writes to you.' },
    fails: { title: 'Your appeal was not sent', description: 'Please try again.' },
    touches: { type: 'appeal' },
    onSuccess: () => setAppealing(undefined),
  });
  const [sent, setSent] = useState(0);
  const [unsent, setUnsent] = useState('');
  const say = useAction({
    call: (body: BodyFor<'post /api/account/standing/words'>) =>
      call('post /api/account/standing/words', { body }),
    says: { title: 'Your words are sent', description: 'Whoever looks at it reads them first.' },
    fails: { title: 'Your words were not sent', description: 'Please try again.' },
    touches: { type: 'appeal' },
    onSuccess(view) {
      queryClient.setQueryData(standingQuery.queryKey, view);
      setSent(sent + 1);
    },
    onError(error, { words }) {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // It was decided meanwhile: what was typed is there for the appeal.
      setUnsent(words);
      void queryClient.refetchQueries(standingQuery);
    },
  });
  const standing = query.data?.standing;
  const isAway = standing === 'suspended' || standing === 'banned';
  useEffect(() => {
    if (standing) noteRestricted(isAway);
  }, [standing, isAway]);
  if (!query.data) return { state: loadingOrFailed(query), isAway };
  const state: StandingScreenState = {
    kind: 'ready',
    view: query.data,
    now,
    ownSide: { sending: say.pending, issues: say.issues, sent, onSend: say.run },
    onAppeal(decisionId) {
      setAppealing(decisionId);
      void load();
    },
    dialog: appealing !== undefined && AppealDialog && (
      <AppealDialog
        decisionId={appealing}
        initial={unsent}
        sending={appeal.pending}
        issues={appeal.issues}
        onSend={appeal.run}
        onClose={() => setAppealing(undefined)}
      />
    ),
  };
  return { state, isAway };
}
