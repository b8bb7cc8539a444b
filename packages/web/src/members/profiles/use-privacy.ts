import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { setMember, useMember } from '../../platform/session/session.ts';

type Privacy = BodyFor<'put /api/profile/privacy'>;

/** Changes what others may know of the member, at once on the screen. */
export function usePrivacy() {
  const member = useMember();
  return useAction({
    call: (body: Privacy) => call('put /api/profile/privacy', { body }),
    fails: { title: 'Failed to change your privacy', description: 'Please try again.' },
    optimistic({
      zipShownTo = member.zipShownTo,
      planAroundCalendar = member.planAroundCalendar,
      paused = member.paused,
    }) {
      setMember({ ...member, zipShownTo, planAroundCalendar, paused });
      return () => setMember(member);
    },
    onSuccess: setMember,
  });
}
