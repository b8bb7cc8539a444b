import { earlyAccessCalls } from '@nestmates/application/early-access/addresses.ts';
import type { UnlockBannerState } from '@nestmates/ui/screens/early-access/UnlockBanner.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call, inputErrorMessage } from '../api/api.ts';
import { loadSession, setMember } from '../session/session.ts';

const sayRefusal = (error: unknown) =>
  error instanceof ApiError && error.code === 'EARLYBIRD_CLOSED'
    ? toast({
        title: 'Early Bird Ended',
        description: 'The Early Bird promotion has ended, but we have more giveaways coming soon!',
        destructive: true,
      })
    : toast({
        title: 'Invalid code',
        description: inputErrorMessage(error, 'Please check your code and try again.'),
        destructive: true,
      });

/** Sends the code, shows the outcome and updates the session. */
export function useUnlock(): UnlockBannerState {
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => call(earlyAccessCalls.unlock, { body: { code } }),
    onSuccess(member) {
      // First from the response, in case loading the session fails.
      setMember(member);
      toast({ title: 'Access unlocked!' });
      return loadSession();
    },
    onError: sayRefusal,
  });
  return { kind: isPending ? 'sending' : 'asking', onSubmit: mutate };
}
