import type { Question } from '@nestmates/ui/screens/office/admin/question.ts';
import { useState } from 'react';
import type { MemberAction } from '../../platform/actions/member-action.ts';
import { useAction } from '../../platform/actions/use-action.ts';

/** Something that is asked about before it is done; the question ends with the answer of the server. */
export function useQuestion<About, Answer>({ onSuccess, onError, ...action }: MemberAction<About, Answer>) {
  const [about, setAbout] = useState<About>();
  const [succeeded, setSucceeded] = useState(0);
  const { run, pending, issues } = useAction<About, Answer>({
    ...action,
    onSuccess(answer, input) {
      setAbout(undefined);
      setSucceeded((before) => before + 1);
      onSuccess?.(answer, input);
    },
    onError(error, input) {
      setAbout(undefined);
      onError?.(error, input);
    },
  });
  const question: Question<About> = {
    about,
    pending,
    onAsk: (next) => setAbout(() => next),
    onCancel: () => setAbout(undefined),
    onConfirm() {
      if (about !== undefined) run(about);
    },
  };
  return { question, issues, succeeded };
}
