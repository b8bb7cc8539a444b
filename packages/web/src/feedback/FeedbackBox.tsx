import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { feedbackCalls } from '@nestmates/application/feedback/addresses.ts';
import type { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { FeedbackDialog } from '@nestmates/ui/screens/feedback/FeedbackDialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { call, issuesIn, saidBy } from '../shared/api.ts';

export default function FeedbackBox({ onClose }: { onClose(): void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BodyOf<typeof feedbackContract.give>) => call(feedbackCalls.give, { body }),
    onSuccess() {
      toast({ title: 'Thanks for your feedback!' });
      onClose();
    },
    onError: (cause) =>
      toast({ title: 'Error', description: saidBy(cause, 'Failed to submit feedback.'), destructive: true }),
  });
  return (
    <FeedbackDialog
      state={{
        kind: isPending ? 'sending' : 'asking',
        issues: issuesIn(error),
        onSubmit: mutate,
        onClose,
      }}
    />
  );
}
