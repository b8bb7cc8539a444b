import { ReasonDialog, type ReasonQuestion } from '@nestmates/ui/screens/office/admin/ReasonDialog.tsx';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import type { Change } from '../../platform/queries/change.ts';

export interface ReasonDialogContainerProps<Answer = unknown> {
  readonly question: ReasonQuestion;
  readonly call: (text: string) => Promise<Answer>;
  readonly says: string | ((answer: Answer) => string);
  readonly fails: string;
  readonly touches: Change;
  onClose(): void;
}

/** Asks for a reason, and for the administrator's password where it is needed. */
export function ReasonDialogContainer<Answer>({
  question,
  call,
  says,
  fails,
  touches,
  onClose,
}: ReasonDialogContainerProps<Answer>) {
  const [reason, setReason] = useState('');
  const { run, kind, issues } = useAction({
    call,
    says,
    fails: unlessAtFields(fails),
    touches,
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      question={question}
      kind={kind}
      reason={reason}
      issues={issues}
      onConfirm={(text) => {
        setReason(text);
        run(text);
      }}
      onClose={onClose}
    />
  );
}
