import type { DeletionState } from '@nestmates/ui/screens/members/accounts/deletion-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { endSession } from '../../platform/session/session.ts';
import { unlessNotGiven } from './password-asking.ts';
import { useOwnPassword } from './use-own-password.tsx';

const deletionQuery = readQuery('get /api/account/deletion');
const { queryKey } = deletionQuery;

/** Deletes the account, after a question and with the password, or schedules that. */
export function useAccountDeletion({ enabled = true } = {}) {
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'Deleting your account cannot be undone, so it needs your password.',
  );
  // Links in e-mails cancel it without an event, so it is read with every visit.
  const query = useQuery({ ...deletionQuery, staleTime: 0, enabled });
  const remove = useAction({
    call: () =>
      withOwnPassword((password) =>
        endSession(
          () => call('delete /api/account', { body: { password } }),
          (answer) => 'message' in answer,
        ),
      ),
    says: (answer) =>
      'message' in answer
        ? { title: 'Account deleted', description: answer.message }
        : seen('Your account will be deleted', answer.reason),
    fails: unlessNotGiven({ title: 'Failed to delete account', description: 'Please try again.' }),
    onSuccess(answer) {
      if ('message' in answer) setGone(true);
      else queryClient.setQueryData(queryKey, { scheduled: answer });
    },
  });
  const keep = useAction({
    call: () => call('delete /api/account/deletion'),
    says: ({ message }) => message,
    fails: { title: 'Failed to keep your account', description: 'Please try again.' },
    onSuccess: () => void queryClient.setQueryData(queryKey, { scheduled: null }),
  });
  const refusal =
    remove.error && !(remove.error instanceof PasswordNotGiven)
      ? errorMessage(remove.error, 'Please try again.')
      : undefined;
  const scheduled = query.data?.scheduled;
  const deletion: DeletionState = {
    kind: remove.pending || gone ? 'deleting' : asking ? 'asking' : 'idle',
    refusal,
    scheduled: scheduled ? { ...scheduled, keeping: keep.pending, onKeep: keep.run } : undefined,
    onAsk: () => setAsking(true),
    onCancel: () => setAsking(false),
    onConfirm() {
      setAsking(false);
      remove.run();
    },
  };
  return { deletion, passwordDialog: ownPasswordDialog };
}
