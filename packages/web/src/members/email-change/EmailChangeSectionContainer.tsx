import {
  EmailChangeSection,
  type EmailChangeSectionState,
  type NewEmail,
} from '@nestmates/ui/screens/members/email-change/EmailChangeSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { unlessInvalid } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const changeQuery = readQuery('get /api/account/email');
const { queryKey } = changeQuery;

export function EmailChangeSectionContainer() {
  // It is withdrawn in another window without an event, so it is read with every visit.
  const query = useQuery({ ...changeQuery, staleTime: 0 });
  const change = useAction({
    async call(body: NewEmail) {
      await call('put /api/account/email', { body });
      // The section says what was sent where, so it waits for that.
      await queryClient.invalidateQueries({ queryKey });
    },
    fails: unlessInvalid({ title: 'Failed to change email', description: 'Please try again.' }),
  });
  const withdraw = useAction({
    call: () => call('delete /api/account/email'),
    says: ({ message }) => message,
    fails: { title: 'Failed to take it back', description: 'Please try again.' },
    onSuccess: () => void queryClient.setQueryData(queryKey, { waiting: null }),
  });
  return <EmailChangeSection state={stateOf()} />;

  function stateOf(): EmailChangeSectionState {
    if (!query.data) return loadingOrFailed(query);
    const { waiting } = query.data;
    if (waiting) {
      return { kind: 'waiting', ...waiting, withdrawing: withdraw.pending, onWithdraw: withdraw.run };
    }
    const kind = change.pending ? 'sending' : 'asking';
    return { kind, issues: change.issues, onChange: change.run };
  }
}
