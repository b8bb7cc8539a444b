import { PasswordDialog } from '@nestmates/ui/screens/members/accounts/PasswordDialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

interface PasswordDialogContainerProps {
  onConfirmed(): void;
  onClose(): void;
}

export function PasswordDialogContainer({ onConfirmed, onClose }: PasswordDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (password: string) => call('post /api/admin/confirm-password', { body: { password } }),
    fails: (error) => (issuesIn(error)?.length ? undefined : 'Failed to confirm your password.'),
    onSuccess: onConfirmed,
  });
  return (
    <PasswordDialog
      state={{
        kind: pending || done ? 'sending' : 'asking',
        issues,
        description: 'This needs your own password. You are not asked again for ten minutes.',
        onConfirm: run,
        onClose,
      }}
    />
  );
}
