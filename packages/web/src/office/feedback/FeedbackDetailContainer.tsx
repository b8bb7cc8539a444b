import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import type { FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import { FeedbackDetailDialog } from '@nestmates/ui/screens/office/feedback/FeedbackDetailDialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface FeedbackDetailContainerProps {
  readonly feedback: FeedbackView;
  /** It has another status now. */
  onChanged(feedback: FeedbackView): void;
  onClose(): void;
}

export function FeedbackDetailContainer({ feedback, onChanged, onClose }: FeedbackDetailContainerProps) {
  const { run, pending, pendingInputs } = useAction({
    call: (status: FeedbackStatus) =>
      call('patch /api/admin/feedback/:id/status', { params: { id: feedback.id }, body: { status } }),
    fails: { title: 'Failed to update status', description: 'Please try again.' },
    touches: { type: 'admin' },
    onSuccess: onChanged,
  });
  return (
    <FeedbackDetailDialog
      state={{
        feedback,
        changingTo: pending ? pendingInputs[0] : undefined,
        onStatus: run,
        onClose,
      }}
    />
  );
}
