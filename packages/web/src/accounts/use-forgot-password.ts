import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import type { ForgotPasswordState } from '@nestmates/ui/screens/accounts/ForgotPasswordDialog.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useState } from 'react';
import { ApiError, call, issuesIn } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';

/** The server's message, else its text, else the error's own message. */
const failureText = (error: unknown): string =>
  (error instanceof ApiError && (error.serverMessage || error.text)) ||
  (error instanceof Error && error.message) ||
  'Failed to send password reset email';

export function useForgotPassword(): { state: ForgotPasswordState; open(): void } {
  const [isOpen, setOpen] = useState(false);
  const { run, pending, error } = useCall(
    (email: string) => call(accountsCalls.requestPasswordReset, { body: { email } }),
    {
      onSuccess({ message }) {
        toast({ title: 'Password reset email sent', description: message });
        setOpen(false);
      },
      onError: (cause) => toast({ title: 'Error', description: failureText(cause), destructive: true }),
    },
  );
  return {
    open: () => setOpen(true),
    state: isOpen
      ? {
          kind: 'open',
          sending: pending,
          issues: issuesIn(error),
          onSend: run,
          onClose: () => setOpen(false),
        }
      : { kind: 'closed' },
  };
}
