import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import type { Issue } from '@nestmates/domain/shared/errors.ts';
import type { Occasion } from '@nestmates/ui/screens/onboarding/form-mode.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { issuesIn, saidBy } from '../api/api.ts';
import { forgetDeck } from '../matching/deck-cache.ts';
import { becomeMember } from '../session/session.ts';
import { useLogout } from '../session/use-logout.ts';
import { draftOf, dropDraft, isSame, keepDraft } from '../shared/drafts.ts';

interface Draft<Answers> {
  readonly answers?: Answers;
  readonly begunFrom?: string;
}

interface Step<Answers, Output> {
  readonly name: string;
  readonly occasion?: Occasion;
  readonly member: MemberView;
  /** What is known of her already, for a first visit. */
  readonly known: Answers;
  /** What a draft holds on to: begun from anything else it is of another time, and would undo what she has changed since. */
  readonly stored?: unknown;
  save(output: Output): Promise<MemberView>;
  readonly failed: { readonly title: string; readonly description: string };
  done(): void;
}

/** What every step of onboarding does: keep the draft, save, become who she is now, and go on. */
export function useStep<Answers, Output>(step: Step<Answers, Output>) {
  const { name, occasion = 'onboarding', member, stored = null, save, failed, done } = step;
  const [known] = useState(step.known);
  const [begunFrom] = useState(() => JSON.stringify(stored));
  const [answers] = useState(() => {
    const draft = draftOf<Draft<Answers>>(member.id, name);
    return draft?.begunFrom === begunFrom && draft.answers !== undefined ? draft.answers : known;
  });
  const onAnswers = useCallback(
    (typed: Answers) => {
      if (isSame(typed, known)) dropDraft(member.id, name);
      else keepDraft(member.id, name, { answers: typed, begunFrom } satisfies Draft<Answers>);
    },
    [member.id, name, known, begunFrom],
  );
  const [saved] = useState(occasion === 'editing' && !isSame(answers, known) ? known : undefined);
  const logout = useLogout();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess(updated) {
      dropDraft(member.id, name);
      forgetDeck();
      done();
      becomeMember(updated);
    },
    onError: (cause) =>
      toast({ title: failed.title, description: saidBy(cause, failed.description), destructive: true }),
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
