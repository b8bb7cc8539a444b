import type { QuestionTurns } from '@nestmates/ui/screens/members/onboarding/questions/use-questions.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { revisiting } from '../../platform/routing/revisiting.ts';

interface TurnState {
  readonly question?: number;
  /** That of the entry before in the browser's history. */
  readonly before?: number;
}

/**
 * Each question is an entry of the browser's history, so that its Back and Forward turn to the one before and after, and a
 * reload stays.
 */
export function useQuestionTurns(): QuestionTurns {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { question, before }: TurnState = state ?? {};
  return {
    question,
    onTurn(to, from) {
      if (to === before) return navigate(-1);
      if (to < from)
        return navigate(pathname, { replace: true, state: { ...revisiting, question: to, before } });
      if (question === undefined) {
        navigate(pathname, { replace: true, state: { ...revisiting, question: from } });
      }
      navigate(pathname, { state: { ...revisiting, question: to, before: from } });
    },
  };
}
