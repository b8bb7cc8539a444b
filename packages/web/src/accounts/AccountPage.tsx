import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import type { accountsContract } from '@nestmates/application/accounts/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { AccountScreen } from '@nestmates/ui/screens/accounts/AccountScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorMessage, issuesIn } from '../api/api.ts';
import { BlockedSectionContainer } from '../blocks/BlockedSectionContainer.tsx';
import { NotificationsSectionContainer } from '../notifications/NotificationsSectionContainer.tsx';
import { useTitle } from '../routing/use-title.ts';
import { endSession, useMember } from '../session/session.ts';
import { useTheme } from '../shared/theme.ts';

const nameOf = (...names: (string | null)[]) => names.filter(Boolean).join(' ') || null;

const statuses = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const;

export default function AccountPage() {
  useTitle('Account Settings');
  const { email, firstName, lastName, plan } = useMember();
  const [theme, setTheme] = useTheme();
  const [changes, setChanges] = useState(0);
  const [asking, setAsking] = useState(false);

  const change = useMutation({
    mutationFn: (body: BodyOf<typeof accountsContract.changePassword>) =>
      call(accountsCalls.changePassword, { body }),
    onSuccess({ message }) {
      toast({ title: 'Password changed', description: message });
      setChanges(changes + 1);
    },
    onError: (error) =>
      toast({
        title: 'Failed to change password',
        description: errorMessage(error, 'Please try again.'),
        destructive: true,
      }),
  });
  const remove = useMutation({
    mutationFn: () => endSession(() => call(accountsCalls.deleteAccount)),
    onSuccess({ message }) {
      toast({ title: 'Account deleted', description: message });
    },
    onError(error) {
      setAsking(false);
      toast({
        title: 'Failed to delete account',
        description: errorMessage(error, 'Please try again.'),
        destructive: true,
      });
    },
  });

  return (
    <AccountScreen
      state={{
        kind: 'ready',
        email,
        name: nameOf(firstName, lastName),
        status: statuses[plan],
        theme: { value: theme, onChange: setTheme },
        password: {
          kind: change.isPending ? 'changing' : 'idle',
          issues: issuesIn(change.error),
          succeeded: changes,
          onChange: change.mutate,
        },
        more: (
          <>
            <NotificationsSectionContainer />
            <BlockedSectionContainer />
          </>
        ),
        deletion: {
          kind: remove.isPending || remove.isSuccess ? 'deleting' : asking ? 'asking' : 'idle',
          refusal: remove.isError ? errorMessage(remove.error, 'Please try again.') : undefined,
          onAsk: () => setAsking(true),
          onCancel: () => setAsking(false),
          onConfirm: () => remove.mutate(),
        },
      }}
    />
  );
}
