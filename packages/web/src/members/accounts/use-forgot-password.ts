import type { ForgotPasswordState } from '@nestmates/ui/screens/members/accounts/ForgotPasswordDialog.tsx';
import { useState } from 'react';
import { useVisitorAction } from '../../platform/actions/use-visitor-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';

/** The server's message, else its text, else the error's own message. */
const failureText = (error: unknown): string =>
  (error instanceof ApiError && (error.serverMessage || error.text)) ||
  (error instanceof Error && error.message) ||
  'Failed to send password reset email';

export function useForgotPassword(): { state: ForgotPasswordState; open(): void } {
  const [isOpen, setOpen] = useState(false);
  const { run, pending, issues } = useVisitorAction({
    call: (email: string) => call('post /api/password-reset-request', { body: { email } }),
    says: ({ message }) => ({ title: 'Password reset email sent', description: message }),
    fails: { title: 'Error', description: failureText },
    onSuccess: () => setOpen(false),
  });
  return {
    open: () => setOpen(true),
    state: isOpen
      ? {
          kind: 'open',
          sending: pending,
          issues,
          onSend: run,
          onClose: () => setOpen(false),
        }
      : { kind: 'closed' },
  };
}
