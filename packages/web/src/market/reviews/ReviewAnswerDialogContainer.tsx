import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { otherNameFirst } from '@nestmates/ui/screens/market/orders/order-text.ts';
import { ReviewAnswerDialog } from '@nestmates/ui/screens/market/reviews/ReviewAnswerDialog.tsx';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.answerReview;

interface ReviewAnswerDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** The seller answers what the buyer has written. */
export function ReviewAnswerDialogContainer({ order, onClose }: ReviewAnswerDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (text: string) => call(name, { params: { id: order.id }, body: { text } }),
    says: seen(says),
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
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
