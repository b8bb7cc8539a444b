import { CompletionScreen } from '@nestmates/ui/screens/members/onboarding/CompletionScreen.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { revisiting } from '../../platform/routing/revisiting.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { pageAfterSignUp } from '../../platform/session/page-after-sign-up.ts';
import { useMember } from '../../platform/session/session.ts';
import { announceFromBefore } from '../../platform/shared/announce-after-reload.ts';
import { dropDraftsOfDevice } from '../../platform/shared/drop-drafts.ts';
import { useChildren } from '../children/children-query.ts';
import { usePhoto } from '../photos/use-photo.tsx';
import { useOnboardingStep } from './use-onboarding-step.ts';

/** Shows that it is done before the page changes. */
const redirectDelayMs = 100;

/** The last step has two paths, each with its own endpoint. */
export function CompletionForm({ onDone }: { onDone(): void }) {
  const plain = useLocation().pathname === '/profile-completion';
  useTitle(plain ? 'Complete Your Profile' : 'Add Your Photo & Bio');
  useEffect(announceFromBefore, []);
  const member = useMember();
  const navigate = useNavigate();
  const { data: children, isError, refetch } = useChildren();
  const photo = usePhoto();
  const save = plain ? 'put /api/profile/completion' : 'post /api/complete-profile';
  const step = useOnboardingStep({
    name: 'completion',
    member,
    known: { bio: member.bio ?? '' },
    async save(answers: { bio: string }) {
      const updated = await call(save, { body: answers });
      await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
      return updated;
    },
    failed: {
      title: 'Error completing profile',
      description: 'Failed to complete profile',
    },
    done() {
      dropDraftsOfDevice();
      navigate(pageAfterSignUp());
      onDone();
    },
  });
  return (
    <>
      <CompletionScreen
        state={{
          ...step,
          variant: plain ? 'plain' : 'with-preview',
          photo: photo.field,
          onBack: () => navigate('/intake-children', { state: revisiting }),
          onRetryChildren: isError ? () => void refetch() : undefined,
          facts: {
            firstName: member.firstName ?? '',
            age: member.age,
            zipCode: member.zipCode,
            parentingVibe: member.parentingVibe,
            availability: member.availability,
            lookingFor: member.lookingFor,
            children: children ?? [],
          },
        }}
      />
      {photo.dialog}
    </>
  );
}
