import { useCallback, useState } from 'react';
import { draftOf, dropDraft, isSameContent, keepDraft } from './drafts.ts';

interface Draft<Answers> {
  readonly answers: Answers;
  readonly basedOn: string;
}

/**
 * The answers of a form that survive leaving the page. A draft that was begun on other values than are known now is
 * not used: it would undo newer changes.
 */
export function useFormDraft<Answers>(memberId: number, name: string, known: Answers) {
  const basedOn = JSON.stringify(known);
  const [answers] = useState(() => {
    const draft = draftOf<Draft<Answers>>(memberId, name);
    return draft?.basedOn === basedOn ? draft.answers : known;
  });
  const onAnswers = useCallback(
    (typed: Answers) => {
      if (isSameContent(typed, JSON.parse(basedOn))) dropDraft(memberId, name);
      else keepDraft(memberId, name, { answers: typed, basedOn } satisfies Draft<Answers>);
    },
    [memberId, name, basedOn],
  );
  const drop = useCallback(() => dropDraft(memberId, name), [memberId, name]);
  return { answers, onAnswers, drop };
}
