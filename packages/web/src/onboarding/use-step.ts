import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import type { Issue } from '@nestmates/domain/shared/errors.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { issuesIn, saidBy } from '../shared/api.ts';
import { draftOf, dropDraft, keepDraft } from '../shared/drafts.ts';
import { becomeMember } from '../shared/session.ts';

interface Step<Answers, Output> {
  readonly name: string;
  readonly member: MemberView;
  /** What is known of her already, for a first visit. */
  readonly known: Answers;
  save(output: Output): Promise<MemberView>;
  readonly failed: { readonly title: string; readonly description: string };
  done(): void;
}

/** What every step of onboarding does: keep the draft, save, become who she is now, and go on. */
export function useStep<Answers, Output>({ name, member, known, save, failed, done }: Step<Answers, Output>) {
  const [answers] = useState(() => draftOf<Answers>(member.id, name) ?? known);
  const onAnswers = useCallback((draft: Answers) => keepDraft(member.id, name, draft), [member.id, name]);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess(updated) {
      dropDraft(member.id, name);
      done();
      becomeMember(updated);
    },
    onError: (cause) =>
      toast({ title: failed.title, description: saidBy(cause, failed.description), destructive: true }),
  });
  const issues: readonly Issue[] | undefined = issuesIn(error);
  const kind: 'asking' | 'saving' = isPending || isSuccess ? 'saving' : 'asking';
  return { kind, answers, onAnswers, issues, onSubmit: (output: Output) => mutate(output) };
}
