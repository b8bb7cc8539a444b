import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { endSession } from '../../platform/session/session.ts';

export const useLogout = () =>
  useAction({
    call: () => endSession(() => call('post /api/logout')),
    says: { title: 'Logged out', description: "You've been successfully logged out." },
    fails: (error) => ({
      title: 'Logout failed',
      description: error instanceof Error ? error.message : '',
    }),
  });
