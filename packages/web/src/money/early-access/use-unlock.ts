import type { UnlockBannerState } from '@nestmates/ui/screens/money/early-access/UnlockBanner.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, inputErrorMessage } from '../../platform/api/errors.ts';
import { loadSession, setMember } from '../../platform/session/session.ts';

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'EARLYBIRD_CLOSED';

const closed = {
  title: 'Early Bird Ended',
  description: () => 'The Early Bird promotion has ended, but we have more giveaways coming soon!',
};
const invalid = {
  title: 'Invalid code',
  description: (error: unknown) => inputErrorMessage(error, 'Please check your code and try again.'),
};

/** Sends the code, shows the outcome and updates the session. */
export function useUnlock(): UnlockBannerState {
  const { run, pending } = useAction({
    call: (code: string) => call('post /api/unlock', { body: { code } }),
    says: 'Access unlocked!',
    fails: (error) => (isClosed(error) ? closed : invalid),
    touches: { type: 'access' },
    onSuccess(member) {
      // First from the response, in case loading the session fails.
      setMember(member);
      void loadSession();
    },
  });
  return { kind: pending ? 'sending' : 'asking', onSubmit: run };
}
