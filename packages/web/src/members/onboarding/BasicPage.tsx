import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { movesAgainAt, movesLeft } from '@nestmates/domain/members/places/home-moves.ts';
import { isZip } from '@nestmates/domain/members/places/zip.ts';
import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import { BasicScreen, type BasicScreenState } from '@nestmates/ui/screens/members/onboarding/BasicScreen.tsx';
import type { MovesLeft } from '@nestmates/ui/screens/members/onboarding/MovesNote.tsx';
import type { HomeOfZip } from '@nestmates/ui/screens/members/onboarding/use-home-of-zip.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { dropGivenZip, givenZip } from '../accounts/given-zip.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { useQuestionTurns } from './use-question-turns.ts';
import { useTowns } from './use-towns.ts';

/** Read when a whole zip is typed; unknown ones and failures fill in nothing. */
function useHomeOf(zip: string): HomeOfZip | undefined {
  const isWhole = isZip(zip);
  const { data } = useQuery({
    ...readQuery('get /api/zips/:zip', { zip }),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => (isWhole && data ? { zip, ...data } : undefined), [isWhole, data, zip]);
}

function movesOf(member: MemberView, now: Date): MovesLeft {
  const moves = { homeMoves: member.homeMoves.map((at) => new Date(at)) };
  const again = movesAgainAt(moves, now);
  return { left: movesLeft(moves, now), again: again && longDay.format(again) };
}

interface FormProps extends Pick<BasicScreenState, 'mode' | 'onBack'> {
  done(): void;
}

/** The form for basic information, during onboarding and from Edit Profile. */
export function BasicForm({ mode, onBack, done }: FormProps) {
  useTitle('Basic Information');
  const member = useMember();
  const now = useNow();
  const known = {
    firstName: member.firstName ?? '',
    state: member.state ?? '',
    city: member.city ?? '',
    zipCode: member.zipCode ?? (mode === 'onboarding' ? givenZip() : undefined) ?? '',
    age: member.age === null ? '' : String(member.age),
  };
  const { onAnswers: keep, ...step } = useOnboardingStep({
    name: mode === 'onboarding' ? 'basic' : 'basic-editing',
    mode,
    member,
    known,
    draftBasis: known,
    save: (body: BodyFor<'put /api/profile/basic'>) => call('put /api/profile/basic', { body }),
    failed: { title: 'Update failed', description: 'Failed to update profile.' },
    says: 'Profile updated!',
    done() {
      dropGivenZip();
      done();
    },
  });
  const [state, setState] = useState(step.answers.state);
  const towns = useTowns(state);
  const [zip, setZip] = useState(mode === 'onboarding' ? step.answers.zipCode : '');
  const homeOfZip = useHomeOf(zip);
  const onAnswers = useCallback(
    (answers: typeof step.answers) => {
      setState(answers.state);
      if (mode === 'onboarding') setZip(answers.zipCode);
      keep(answers);
    },
    [keep, mode],
  );
  const turns = useQuestionTurns();
  const moves = mode === 'editing' ? movesOf(member, now) : undefined;
  return <BasicScreen state={{ ...step, ...towns, mode, homeOfZip, moves, onAnswers, onBack, turns }} />;
}

export default function BasicPage() {
  const navigate = useNavigate();
  return <BasicForm mode="onboarding" done={() => navigate('/intake-parenting')} />;
}
