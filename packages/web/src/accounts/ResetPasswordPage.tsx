import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import { ResetPasswordScreen } from '@nestmates/ui/screens/accounts/ResetPasswordScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, errorMessage, issuesIn } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';
import { useTitle } from '../routing/use-title.ts';
import { loadSession } from '../session/session.ts';

export default function ResetPasswordPage() {
  useTitle('Reset Password');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);
  const { run, pending, error } = useCall(
    (body: { token: string; newPassword: string }) => call(accountsCalls.confirmPasswordReset, { body }),
    {
      onSuccess({ message }) {
        toast({ title: 'Password Reset Complete', description: message });
        // A reset ends all sessions of the member, perhaps also the one of this browser.
        void loadSession();
        setDone(true);
      },
      onError: (cause) =>
        toast({
          title: 'Failed to reset password',
          description: errorMessage(cause, 'Please try again.'),
          destructive: true,
        }),
    },
  );
  if (!token) return <ResetPasswordScreen state={{ kind: 'no-token' }} />;
  if (done) return <ResetPasswordScreen state={{ kind: 'done' }} />;
  const issues = issuesIn(error);
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
