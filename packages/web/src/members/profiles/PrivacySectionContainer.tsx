import { PrivacySection } from '@nestmates/ui/screens/members/profiles/PrivacySection.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { setMember, useMember } from '../../platform/session/session.ts';

export function PrivacySectionContainer() {
  const member = useMember();
  const change = useAction({
    call: (body: BodyFor<'put /api/profile/privacy'>) => call('put /api/profile/privacy', { body }),
    fails: { title: 'Failed to change your privacy', description: 'Please try again.' },
    optimistic({ planAroundCalendar = member.planAroundCalendar }) {
      setMember({ ...member, planAroundCalendar });
      return () => setMember(member);
    },
    onSuccess: setMember,
  });
  return (
    <PrivacySection
      settings={{
        planAroundCalendar: member.planAroundCalendar,
        onPlanAroundCalendar: (planAroundCalendar) => change.run({ planAroundCalendar }),
      }}
    />
  );
}
