import { earlyAccessContract } from '@nestmates/application/early-access/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { UnlockBanner } from '@nestmates/ui/screens/early-access/UnlockBanner.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, saidOfInput } from '../shared/api.ts';
import { loadSession, useMember } from '../shared/session.ts';

const sayRefusal = (error: unknown) =>
  error instanceof ApiError && error.code === 'EARLYBIRD_CLOSED'
    ? toast({
        title: 'Early Bird Ended',
        description: 'The Early Bird promotion has ended, but we have more giveaways coming soon!',
        destructive: true,
      })
    : toast({
        title: 'Invalid code',
        description: saidOfInput(error, 'Please check your code and try again.'),
        destructive: true,
      });

/** For whom the banner is: members who have no Premium yet and have not sent it away. */
export function UnlockPart() {
  const { id, plan } = useMember();
  const kept = `unlock-banner-dismissed:${id}`;
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(kept) !== null);
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => call(earlyAccessContract.unlock, { body: { code } }),
    onSuccess() {
      toast({ title: 'Access unlocked!' });
      return loadSession();
    },
    onError: sayRefusal,
  });
  if (dismissed || plan === 'premium') return null;
  return (
    <UnlockBanner
      state={{
        kind: isPending ? 'sending' : 'asking',
        onSubmit: mutate,
        onDismiss() {
          localStorage.setItem(kept, 'yes');
          setDismissed(true);
        },
      }}
    />
  );
}
