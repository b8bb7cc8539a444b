import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { ForgotPasswordDialog } from '@nestmates/ui/screens/accounts/ForgotPasswordDialog.tsx';
import { ApiError, call, issuesIn } from '../shared/api.ts';
import { useCall } from '../shared/use-call.ts';

/** The message of the answer, else its text, else what the error says. */
const reason = (error: unknown): string =>
  (error instanceof ApiError && error.said) ||
  (error instanceof Error && error.message) ||
  'Failed to send password reset email.';

export default function ForgotPassword({ onClose }: { onClose(): void }) {
  const { run, pending, error } = useCall(
    (body: { email: string }) => call(accountsContract.requestPasswordReset, { body }),
    {
      onSuccess({ message }) {
        toast({ title: 'Password reset email sent', description: message });
        onClose();
      },
      onError: (cause) => toast({ title: 'Error', description: reason(cause), destructive: true }),
    },
  );
  return <ForgotPasswordDialog state={{ pending, issues: issuesIn(error), onSubmit: run, onClose }} />;
}
