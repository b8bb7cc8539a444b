import {
  type FeedbackAnswers,
  FeedbackDialog,
} from '@nestmates/ui/screens/office/feedback/FeedbackDialog.tsx';
import { useCallback, useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { useMember } from '../../platform/session/session.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';

const draft = 'feedback';

/** Keeps the text as a draft until it is sent, also when the dialog is closed. */
export default function FeedbackDialogContainer({ onClose }: { onClose(): void }) {
  const { id } = useMember();
  const [answers] = useState(() => draftOf<FeedbackAnswers>(id, draft));
  const onAnswers = useCallback((typed: FeedbackAnswers) => keepDraft(id, draft, typed), [id]);
  const { run, pending, issues } = useAction({
    call: (body: BodyFor<'post /api/feedback'>) => call('post /api/feedback', { body }),
    says: 'Thanks for your feedback!',
    fails: 'Failed to submit feedback.',
    onSuccess() {
      dropDraft(id, draft);
      onClose();
    },
  });
  return (
    <FeedbackDialog
      state={{
        kind: pending ? 'sending' : 'asking',
        answers,
        onAnswers,
        issues,
        onSubmit: run,
        onClose,
      }}
    />
  );
}
