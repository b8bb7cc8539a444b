import { ProfileMoment } from '@nestmates/ui/screens/members/onboarding/ProfileMoment.tsx';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { useMember } from '../../platform/session/session.ts';

function ProfileMomentContainer({ onClose }: { onClose(): void }) {
  const { firstName, profilePhotoUrl } = useMember();
  return <ProfileMoment me={{ firstName: firstName ?? '', profilePhotoUrl }} onClose={onClose} />;
}

export const momentOfProfile: ShownMoment = {
  topic: 'profile',
  render: (onClose) => <ProfileMomentContainer onClose={onClose} />,
};
