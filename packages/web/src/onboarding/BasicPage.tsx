import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { profilesCalls } from '@nestmates/application/profiles/addresses.ts';
import type { profilesContract } from '@nestmates/application/profiles/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { BasicScreen } from '@nestmates/ui/screens/onboarding/BasicScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../shared/api.ts';
import { useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { useStep } from './use-step.ts';

/** The cities of the whole country are a chunk of their own, fetched when the first state is chosen. */
const useCities = (state: string) =>
  useQuery({
    queryKey: ['cities', state],
    queryFn: async () => (await import('@nestmates/domain/places/cities.ts')).cityNames(state),
    enabled: state !== '',
    // A chunk that did not come once does not come without a reload, which the draft survives.
    throwOnError: true,
  });

export default function BasicPage() {
  useTitle('Basic Information');
  const member = useMember();
  const navigate = useNavigate();
  const step = useStep({
    name: 'basic',
    member,
    known: {
      firstName: member.firstName ?? '',
      state: member.state ?? '',
      city: member.city ?? '',
      zipCode: member.zipCode ?? '',
      age: member.age === null ? '' : String(member.age),
    },
    save: (body: BodyOf<typeof profilesContract.saveBasic>) => call(profilesCalls.saveBasic, { body }),
    failed: { title: 'Update failed', description: 'Failed to update profile.' },
    done() {
      toast({ title: 'Profile updated!' });
      navigate('/intake-parenting');
    },
  });
  const [state, setState] = useState(step.answers.state);
  const { data: cities } = useCities(state);
  const { onAnswers: keep } = step;
  const onAnswers = useCallback(
    (answers: typeof step.answers) => {
      setState(answers.state);
      keep(answers);
    },
    [keep],
  );
  return <BasicScreen state={{ ...step, cities, onAnswers }} />;
}
