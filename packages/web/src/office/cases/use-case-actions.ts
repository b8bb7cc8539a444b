import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import type { CaseReady } from '@nestmates/ui/screens/office/cases/case-state.ts';
import {
  type AppealAnswer,
  type CaseDecision,
  endOf,
} from '@nestmates/ui/screens/office/cases/decision-schema.ts';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { refetchStale } from '../../platform/queries/stale-queries.ts';
import { serverNow } from '../../platform/server-time/server-clock.ts';
import { caseQuery } from './case-queries.ts';
import { isCaseChanged, type useCaseChanges } from './use-case-changes.ts';

const touches = { type: 'admin' } as const;

/** What an administrator does about a case; a password may be asked for in between. */
export function useCaseActions(id: number, changes: ReturnType<typeof useCaseChanges>) {
  const [notes, setNotes] = useState(0);
  const params = { id };
  const { version } = changes;
  const show = (page: CasePageView) => queryClient.setQueryData(caseQuery(id).queryKey, page);
  const showAsSeen = (page: CasePageView) => {
    show(page);
    changes.see(page);
  };
  /** What others have done meanwhile is shown on the page, with who and what. */
  const failing = (words: string) => ({
    fails: (error: unknown) => (isCaseChanged(error) ? undefined : unlessAtFields(words)(error)),
    onError(error: unknown) {
      changes.refuse(error);
      if (error instanceof ApiError) void refetchStale(touches);
    },
  });

  const claim = useAction({
    call: () => call('post /api/admin/cases/:id/claim', { params }),
    ...failing('Failed to claim the case.'),
    onSuccess: show,
    touches,
  });
  const note = useAction({
    call: (words: string) => call('post /api/admin/cases/:id/notes', { params, body: { words } }),
    ...failing('Failed to write the note.'),
    onSuccess(page: CasePageView) {
      show(page);
      setNotes((before) => before + 1);
    },
    touches,
  });
  const decide = useAction({
    call({ days, things, ...decision }: CaseDecision) {
      const until = endOf(serverNow(), days)?.toISOString();
      const body = { ...decision, version, until, things: [...things] };
      return call('post /api/admin/cases/:id/decide', { params, body });
    },
    says: 'Case Decided',
    ...failing('Failed to decide the case.'),
    onSuccess: showAsSeen,
    touches,
  });
  const help = useAction({
    call: () => call('post /api/admin/cases/:id/help', { params, body: { version } }),
    says: 'Help Sent',
    ...failing('Failed to send help.'),
    onSuccess: showAsSeen,
    touches,
  });
  const undo = useAction({
    call: () => call('post /api/admin/cases/:id/undo', { params, body: { version } }),
    says: 'Decision Taken Back',
    ...failing('Failed to take the decision back.'),
    onSuccess: showAsSeen,
    touches,
  });
  const answer = useAction({
    call: (said: AppealAnswer) =>
      call('post /api/admin/cases/:id/appeal', { params, body: { ...said, version } }),
    says: 'Appeal Answered',
    ...failing('Failed to answer the appeal.'),
    onSuccess: showAsSeen,
    touches,
  });

  const all = { help, claim, note, decision: decide, undo, answer };
  const sending = (Object.keys(all) as (keyof typeof all)[]).find((name) => all[name].pending);
  return {
    state: {
      notes,
      sending,
      issues: decide.issues ?? answer.issues,
      onClaim: () => claim.run(),
      onHelp: () => help.run(),
      onNote: note.run,
      onDecide: decide.run,
      onUndo: () => undo.run(),
      onAnswer: answer.run,
    } satisfies Partial<CaseReady>,
  };
}
