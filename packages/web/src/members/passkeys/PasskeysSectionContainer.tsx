import type { PasskeyView } from '@nestmates/application/members/passkeys/contract.ts';
import { PasskeysSection } from '@nestmates/ui/screens/members/passkeys/PasskeysSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { isPasskeyDialogClosed, makePasskey, supportsPasskeys } from '../accounts/browser-passkeys.ts';
import { unlessNotGiven } from '../accounts/password-asking.ts';
import { useOwnPassword } from '../accounts/use-own-password.tsx';

const passkeysQuery = readQuery('get /api/account/passkeys');
const renew = () => void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });

const notAdded = unlessNotGiven({ title: 'Failed to add a passkey', description: 'Please try again.' });

export function PasskeysSectionContainer() {
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'How you log in is changed with your password only.',
  );
  const query = useQuery({ ...passkeysQuery, staleTime: 0 });
  const add = useAction({
    async call() {
      const options = await withOwnPassword((password) =>
        call('post /api/account/passkeys/options', { body: { password } }),
      );
      return call('post /api/account/passkeys', { body: await makePasskey(options) });
    },
    says: ({ message }) => message,
    fails: (error) => (isPasskeyDialogClosed(error) ? undefined : notAdded(error)),
    onSuccess: renew,
  });
  const remove = useAction({
    call: ({ id }: PasskeyView) =>
      withOwnPassword((password) =>
        call('delete /api/account/passkeys/:passkeyId', { params: { passkeyId: id }, body: { password } }),
      ),
    entry: { name: 'remove-passkey', idOf: ({ id }) => id },
    says: ({ message }) => message,
    fails: unlessNotGiven({ title: 'Failed to remove the passkey', description: 'Please try again.' }),
    onSuccess: renew,
  });
  if (!query.data) return <PasskeysSection state={loadingOrFailed(query)} />;
  return (
    <>
      <PasskeysSection
        state={{
          kind: 'ready',
          passkeys: query.data,
          supported: supportsPasskeys(),
          adding: add.pending,
          removing: remove.pendingInputs.map(({ id }) => id),
          onAdd: add.run,
          onRemove: remove.run,
        }}
      />
      {ownPasswordDialog}
    </>
  );
}
