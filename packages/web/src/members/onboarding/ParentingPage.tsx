import {
  ParentingScreen,
  type ParentingScreenState,
} from '@nestmates/ui/screens/members/onboarding/ParentingScreen.tsx';
import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { revisiting } from '../../platform/routing/revisiting.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { cardOf } from './card-of.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { useQuestionTurns } from './use-question-turns.ts';

interface FormProps extends Pick<ParentingScreenState, 'mode' | 'onBack'> {
  done(): void;
}

/** The form for the parenting style, during onboarding and from Edit Profile. */
export function ParentingForm({ mode, onBack, done }: FormProps) {
  useTitle('Parenting Style');
  const member = useMember();
  const known = {
    parentingVibe: member.parentingVibe,
    availability: member.availability,
    lookingFor: member.lookingFor,
    lifestyleInterests: member.lifestyleInterests,
    parentingValues: member.parentingValues,
    supportNeeds: member.supportNeeds,
    socialPreferences: member.socialPreferences,
  };
  const step = useOnboardingStep({
    name: mode === 'onboarding' ? 'parenting' : 'parenting-editing',
    mode,
    member,
    known,
    draftBasis: known,
    save: (body: BodyFor<'put /api/profile/parenting'>) => call('put /api/profile/parenting', { body }),
    failed: { title: 'Update failed', description: 'Failed to update profile.' },
    says: 'Profile updated!',
    done,
  });
  const turns = useQuestionTurns();
  const card = mode === 'onboarding' ? cardOf(member) : undefined;
  return <ParentingScreen state={{ ...step, mode, known, card, onBack, turns }} />;
}

export default function ParentingPage() {
  const navigate = useNavigate();
  return (
    <ParentingForm
      mode="onboarding"
      onBack={() => navigate('/intake-basic', { state: revisiting })}
      done={() => navigate('/intake-children')}
    />
  );
}
