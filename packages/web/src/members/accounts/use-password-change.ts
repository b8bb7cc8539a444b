import type { ChangePasswordState } from '@nestmates/ui/screens/members/accounts/ChangePasswordForm.tsx';
import { useState } from 'react';
import { unlessInvalid } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';

export function usePasswordChange(): ChangePasswordState {
  const [changes, setChanges] = useState(0);
  const change = useAction({
    call: (body: BodyFor<'post /api/account/change-password'>) =>
      call('post /api/account/change-password', { body }),
    says: ({ message }) => ({ title: 'Password changed', description: message }),
    fails: unlessInvalid({ title: 'Failed to change password', description: 'Please try again.' }),
    touches: { type: 'access-ended' },
    onSuccess: () => setChanges(changes + 1),
  });
  return {
    kind: change.pending ? 'changing' : 'idle',
    issues: change.issues,
    succeeded: changes,
    onChange: change.run,
  };
}
