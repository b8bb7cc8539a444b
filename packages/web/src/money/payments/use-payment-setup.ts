import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { leaveFor } from '../../platform/routing/leave-for.ts';
import { useMember } from '../../platform/session/session.ts';
import { keepSetupStart } from './setup-start.ts';

/** Begins or goes on with the pages of the payment provider; `from` is where the seller comes back to. */
export function usePaymentSetup(from: string) {
  const { id } = useMember();
  const { run, pending, done } = useAction({
    call: () => call('post /api/stripe/connect/onboard'),
    fails: 'Failed to start Stripe onboarding',
    onSuccess({ url }) {
      keepSetupStart(id, from);
      leaveFor(url);
    },
  });
  return { start: () => run(), opening: pending || done };
}
