import { PasswordDialog } from '@nestmates/ui/screens/members/accounts/PasswordDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useMember } from '../../platform/session/session.ts';
import { type AskedPassword, useAskedPassword } from './asked-password.ts';
import { answerWithPasskey, isPasskeyDialogClosed, supportsPasskeys } from './browser-passkeys.ts';

const passkeysQuery = readQuery('get /api/account/passkeys');

/** A login by passkey opens a session in which the password counts as given, in place of the one before. */
async function logInByPasskey(memberId: number): Promise<void> {
  const options = await call('post /api/login/passkey/options');
  const { id } = await call('post /api/login/passkey', { body: await answerWithPasskey(options) });
  // A device may have passkeys of several members.
  if (id !== memberId) location.reload();
}

/** Shown while a call waits for the password. */
export function PasswordPromptDialog() {
  const asked = useAskedPassword();
  return asked && <Asking asked={asked} />;
}

function Asking({ asked }: { readonly asked: AskedPassword }) {
  const { id } = useMember();
  const passkeys = useQuery({ ...passkeysQuery, enabled: supportsPasskeys() });
  const confirm = useAction({
    call: (password: string) => call('post /api/account/confirm-password', { body: { password } }),
    fails: unlessAtFields('Failed to confirm your password.'),
    onSuccess: () => asked.given(),
  });
  const passkey = useAction({
    call: () => logInByPasskey(id),
    fails: (error) => (isPasskeyDialogClosed(error) ? undefined : 'Your passkey was not accepted.'),
    onSuccess: () => asked.given(),
  });
  return (
    <PasswordDialog
      state={{
        kind: confirm.pending || confirm.done ? 'sending' : 'asking',
        issues: confirm.issues,
        description: 'This is done only by you. You are not asked again for ten minutes.',
        passkey: passkeys.data?.length ? { pending: passkey.pending, onUse: passkey.run } : undefined,
        onConfirm: confirm.run,
        onClose: asked.notGiven,
      }}
    />
  );
}
