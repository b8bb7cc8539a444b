import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { otherNameFirst } from '@nestmates/ui/screens/market/orders/order-text.ts';
import { ReviewDialog } from '@nestmates/ui/screens/market/reviews/ReviewDialog.tsx';
import type { ReviewForm } from '@nestmates/ui/screens/market/reviews/review-schema.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.review;

interface ReviewDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** The buyer of a completed order says how it was. */
export function ReviewDialogContainer({ order, onClose }: ReviewDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (body: ReviewForm) => call(name, { params: { id: order.id }, body }),
    says: seen(says),
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  return (
    <ReviewDialog
      kind={pending || done ? 'sending' : 'asking'}
      title={order.listing.title}
      sellerName={otherNameFirst(order)}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
