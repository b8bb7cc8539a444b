import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { profilesCalls } from '@nestmates/application/profiles/addresses.ts';
import type { profilesContract } from '@nestmates/application/profiles/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { ParentingScreen } from '@nestmates/ui/screens/onboarding/ParentingScreen.tsx';
import { useNavigate } from 'react-router-dom';
import { call } from '../shared/api.ts';
import { revisiting } from '../shared/redirects.ts';
import { useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { useStep } from './use-step.ts';

export default function ParentingPage() {
  useTitle('Parenting Style');
  const member = useMember();
  const navigate = useNavigate();
  const step = useStep({
    name: 'parenting',
    member,
    known: {
      parentingVibe: member.parentingVibe,
      availability: member.availability,
      lookingFor: member.lookingFor,
      lifestyleInterests: member.lifestyleInterests,
      parentingValues: member.parentingValues,
      supportNeeds: member.supportNeeds,
      socialPreferences: member.socialPreferences,
    },
    save: (body: BodyOf<typeof profilesContract.saveParenting>) =>
      call(profilesCalls.saveParenting, { body }),
    failed: { title: 'Update failed', description: 'Failed to update profile.' },
    done() {
      toast({ title: 'Profile updated!' });
      navigate('/intake-children');
    },
  });
  return (
    <ParentingScreen state={{ ...step, onBack: () => navigate('/intake-basic', { state: revisiting }) }} />
  );
}
