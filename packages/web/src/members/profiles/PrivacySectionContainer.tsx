import { PrivacySection } from '@nestmates/ui/screens/members/profiles/PrivacySection.tsx';
import { useMember } from '../../platform/session/session.ts';
import { usePrivacy } from './use-privacy.ts';

export function PrivacySectionContainer() {
  const { planAroundCalendar } = useMember();
  const change = usePrivacy();
  return (
    <PrivacySection
      settings={{
        planAroundCalendar,
        onPlanAroundCalendar: (on) => change.run({ planAroundCalendar: on }),
      }}
    />
  );
}
