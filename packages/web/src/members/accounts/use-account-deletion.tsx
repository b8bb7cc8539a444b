import type { DeletionState } from '@nestmates/ui/screens/members/accounts/DeleteAccount.tsx';
import { useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { endSession } from '../../platform/session/session.ts';
import { unlessNotGiven } from './password-asking.ts';
import { PasswordNotGiven } from './password-not-given.ts';
import { useOwnPassword } from './use-own-password.tsx';

/** Deletes the account, after a question and with the password. */
export function useAccountDeletion() {
  const [asking, setAsking] = useState(false);
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'Deleting your account cannot be undone, so it needs your password.',
  );
  const remove = useAction({
    call: () =>
      withOwnPassword((password) => endSession(() => call('delete /api/account', { body: { password } }))),
    says: ({ message }) => ({ title: 'Account deleted', description: message }),
    fails: unlessNotGiven({ title: 'Failed to delete account', description: 'Please try again.' }),
  });
  const refusal =
    remove.error && !(remove.error instanceof PasswordNotGiven)
      ? errorMessage(remove.error, 'Please try again.')
      : undefined;
  const deletion: DeletionState = {
    kind: remove.pending || remove.done ? 'deleting' : asking ? 'asking' : 'idle',
    refusal,
    onAsk: () => setAsking(true),
    onCancel: () => setAsking(false),
    onConfirm() {
      setAsking(false);
      remove.run();
    },
  };
  return { deletion, passwordDialog: ownPasswordDialog };
}
