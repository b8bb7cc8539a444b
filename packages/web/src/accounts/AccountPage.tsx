import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { AccountScreen } from '@nestmates/ui/screens/accounts/AccountScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, issuesIn, saidBy } from '../shared/api.ts';
import { becomeVisitor, useMember } from '../shared/session.ts';
import { useTheme } from '../shared/theme.ts';
import { useTitle } from '../shared/use-title.ts';

const nameOf = (...names: (string | null)[]) => names.filter(Boolean).join(' ') || null;

export default function AccountPage() {
  useTitle('Account Settings');
  const { email, firstName, lastName, plan } = useMember();
  const [theme, setTheme] = useTheme();
  const navigate = useNavigate();
  /** A form that has done its work starts afresh. */
  const [changes, setChanges] = useState(0);

  const change = useMutation({
    mutationFn: (body: BodyOf<typeof accountsContract.changePassword>) =>
      call(accountsContract.changePassword, { body }),
    onSuccess({ message }) {
      toast({ title: 'Password changed', description: message });
      setChanges(changes + 1);
    },
    onError: (error) =>
      toast({
        title: 'Failed to change password',
        description: saidBy(error, 'Please try again.'),
        destructive: true,
      }),
  });
  const remove = useMutation({
    mutationFn: () => call(accountsContract.deleteAccount),
    onSuccess({ message }) {
      navigate('/');
      becomeVisitor();
      toast({ title: 'Account deleted', description: message });
    },
    onError: (error) =>
      toast({
        title: 'Failed to delete account',
        description: saidBy(error, 'Please try again.'),
        destructive: true,
      }),
  });

  return (
    <AccountScreen
      key={changes}
      state={{
        email,
        name: nameOf(firstName, lastName),
        plan,
        theme,
        password: {
          kind: change.isPending ? 'saving' : 'asking',
          issues: issuesIn(change.error),
          onSubmit: ({ currentPassword, newPassword }) => change.mutate({ currentPassword, newPassword }),
        },
        deleting: remove.isPending || remove.isSuccess,
        onTheme: setTheme,
        onDelete: () => remove.mutate(),
      }}
    />
  );
}
