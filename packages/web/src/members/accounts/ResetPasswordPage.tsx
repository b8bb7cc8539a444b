import { ResetPasswordScreen } from '@nestmates/ui/screens/members/accounts/ResetPasswordScreen.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { seen } from '../../platform/actions/action.ts';
import { useVisitorAction } from '../../platform/actions/use-visitor-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession } from '../../platform/session/session.ts';

export default function ResetPasswordPage() {
  useTitle('Reset Password');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);
  const { run, pending, issues } = useVisitorAction({
    call: (body: BodyFor<'post /api/password-reset-confirm'>) =>
      call('post /api/password-reset-confirm', { body }),
    says: ({ message }) => seen('Password Reset Complete', message),
    fails: { title: 'Failed to reset password', description: 'Please try again.' },
    onSuccess() {
      // A reset ends all sessions of the member, perhaps also the one of this browser.
      void loadSession();
      setDone(true);
    },
  });
  if (!token) return <ResetPasswordScreen state={{ kind: 'no-token' }} />;
  if (done) return <ResetPasswordScreen state={{ kind: 'done' }} />;
  if (issues?.some(({ path }) => path === 'token'))
    return <ResetPasswordScreen state={{ kind: 'expired' }} />;
  return (
    <ResetPasswordScreen
      state={{
        kind: 'asking',
        pending,
        issues,
        onReset: (newPassword) => run({ token, newPassword }),
      }}
    />
  );
}
