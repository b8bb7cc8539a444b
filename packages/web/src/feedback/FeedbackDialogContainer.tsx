import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { feedbackCalls } from '@nestmates/application/feedback/addresses.ts';
import type { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import { type FeedbackAnswers, FeedbackDialog } from '@nestmates/ui/screens/feedback/FeedbackDialog.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, errorMessage, issuesIn } from '../api/api.ts';
import { useMember } from '../session/session.ts';
import { draftOf, dropDraft, keepDraft } from '../shared/drafts.ts';

const draft = 'feedback';

/** Keeps the text as a draft until it is sent, also when the dialog is closed. */
export default function FeedbackDialogContainer({ onClose }: { onClose(): void }) {
  const { id } = useMember();
  const [answers] = useState(() => draftOf<FeedbackAnswers>(id, draft));
  const onAnswers = useCallback((typed: FeedbackAnswers) => keepDraft(id, draft, typed), [id]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BodyOf<typeof feedbackContract.give>) => call(feedbackCalls.give, { body }),
    onSuccess() {
      dropDraft(id, draft);
      toast({ title: 'Thanks for your feedback!' });
      onClose();
    },
    onError: (cause) =>
      toast({
        title: 'Error',
        description: errorMessage(cause, 'Failed to submit feedback.'),
        destructive: true,
      }),
  });
  return (
    <FeedbackDialog
      state={{
        kind: isPending ? 'sending' : 'asking',
        answers,
        onAnswers,
        issues: issuesIn(error),
        onSubmit: mutate,
        onClose,
      }}
    />
  );
}
