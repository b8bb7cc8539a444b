import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { otherNameFirst } from '@nestmates/ui/screens/market/orders/order-text.ts';
import { ReviewAnswerDialog } from '@nestmates/ui/screens/market/reviews/ReviewAnswerDialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

interface ReviewAnswerDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** The seller answers what her buyer has written. */
export function ReviewAnswerDialogContainer({ order, onClose }: ReviewAnswerDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (text: string) =>
      call('post /api/orders/:id/review/answer', { params: { id: order.id }, body: { text } }),
    says: 'Answer sent',
    fails: (error) => (issuesIn(error)?.length ? undefined : 'Failed to send your answer.'),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  return (
    <ReviewAnswerDialog
      kind={pending || done ? 'sending' : 'asking'}
      buyerName={otherNameFirst(order)}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
