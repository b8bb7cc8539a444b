import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import type { Issue } from '@nestmates/domain/platform/shared/errors.ts';
import type { FormMode } from '@nestmates/ui/screens/members/onboarding/form-mode.ts';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { revisiting } from '../../platform/routing/revisiting.ts';
import { setMember } from '../../platform/session/session.ts';
import { draftOf, dropDraft, isSameContent, keepDraft } from '../../platform/shared/drafts.ts';
import { useLogout } from '../accounts/use-logout.ts';
import { announcePeopleChange } from '../people/people-changes.ts';

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
  readonly says?: string | undefined;
  readonly failed: { readonly title: string; readonly description: string };
  done(): void;
}

/** What all onboarding forms share: keeps a draft, saves, updates the session and continues. */
export function useOnboardingStep<Answers, Output>(step: OnboardingStepOptions<Answers, Output>) {
  const { name, mode = 'onboarding', member, draftBasis = null, save, says, failed, done } = step;
  const place = mode === 'onboarding' ? 'device' : 'tab';
  const [known] = useState(step.known);
  const [basedOn] = useState(() => JSON.stringify(draftBasis));
  const [answers] = useState(() => {
    const draft = draftOf<Draft<Answers>>(member.id, name, place);
    return draft?.basedOn === basedOn && draft.answers !== undefined ? draft.answers : known;
  });
  const onAnswers = useCallback(
    (typed: Answers) => {
      if (isSameContent(typed, known)) dropDraft(member.id, name, place);
      else keepDraft(member.id, name, { answers: typed, basedOn } satisfies Draft<Answers>, place);
    },
    [member.id, name, place, known, basedOn],
  );
  const [saved] = useState(mode === 'editing' && !isSameContent(answers, known) ? known : undefined);
  const logout = useLogout();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { run, ...saving } = useAction({
    call: save,
    says: () => (says === undefined ? undefined : seen(says)),
    fails: failed,
    onSuccess(updated) {
      dropDraft(member.id, name, place);
      announcePeopleChange({ type: 'own-profile' });
      // The browser's Back may then open this step again.
      if (mode === 'onboarding') navigate(pathname, { replace: true, state: { ...state, ...revisiting } });
      done();
      setMember(updated);
    },
  });
  const issues: readonly Issue[] | undefined = saving.issues;
  const kind: 'asking' | 'saving' = saving.pending || saving.done ? 'saving' : 'asking';
  return {
    kind,
    answers,
    saved,
    onAnswers,
    issues,
    onSubmit: run,
    logout: { pending: logout.pending, onLogout: logout.run },
  };
}
