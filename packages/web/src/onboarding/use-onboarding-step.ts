import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import type { Issue } from '@nestmates/domain/shared/errors.ts';
import type { FormMode } from '@nestmates/ui/screens/onboarding/form-mode.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { errorMessage, issuesIn } from '../api/api.ts';
import { resetDeck } from '../matching/deck-cache.ts';
import { setMember } from '../session/session.ts';
import { useLogout } from '../session/use-logout.ts';
import { draftOf, dropDraft, isSameContent, keepDraft } from '../shared/drafts.ts';

interface Draft<Answers> {
  readonly answers?: Answers;
  readonly basedOn?: string;
}

interface OnboardingStepOptions<Answers, Output> {
  readonly name: string;
  readonly mode?: FormMode;
  readonly member: MemberView;
  /** The stored values, shown without a draft. */
  readonly known: Answers;
  /** A draft is only used if it is based on the same stored values; otherwise it would undo newer changes. */
  readonly draftBasis?: unknown;
  save(output: Output): Promise<MemberView>;
  readonly failed: { readonly title: string; readonly description: string };
  done(): void;
}

/** What all onboarding forms share: keeps a draft, saves, updates the session and continues. */
export function useOnboardingStep<Answers, Output>(step: OnboardingStepOptions<Answers, Output>) {
  const { name, mode = 'onboarding', member, draftBasis = null, save, failed, done } = step;
  const [known] = useState(step.known);
  const [basedOn] = useState(() => JSON.stringify(draftBasis));
  const [answers] = useState(() => {
    const draft = draftOf<Draft<Answers>>(member.id, name);
    return draft?.basedOn === basedOn && draft.answers !== undefined ? draft.answers : known;
  });
  const onAnswers = useCallback(
    (typed: Answers) => {
      if (isSameContent(typed, known)) dropDraft(member.id, name);
      else keepDraft(member.id, name, { answers: typed, basedOn } satisfies Draft<Answers>);
    },
    [member.id, name, known, basedOn],
  );
  const [saved] = useState(mode === 'editing' && !isSameContent(answers, known) ? known : undefined);
  const logout = useLogout();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess(updated) {
      dropDraft(member.id, name);
      resetDeck();
      done();
      setMember(updated);
    },
    onError: (cause) =>
      toast({ title: failed.title, description: errorMessage(cause, failed.description), destructive: true }),
  });
  const issues: readonly Issue[] | undefined = issuesIn(error);
  const kind: 'asking' | 'saving' = isPending || isSuccess ? 'saving' : 'asking';
  return {
    kind,
    answers,
    saved,
    onAnswers,
    issues,
    onSubmit: (output: Output) => mutate(output),
    logout: { pending: logout.isPending, onLogout: () => logout.mutate() },
  };
}
