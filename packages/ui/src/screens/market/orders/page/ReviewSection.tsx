import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { ReviewEntry } from '../../reviews/ReviewEntry.tsx';
import { otherNameFirst } from '../order-people.ts';

/** How it was, once its buyer has said so. */
export function ReviewSection({ order }: { readonly order: OrderView }) {
  const { id, role, review } = order;
  if (!review) return null;
  const other = otherNameFirst(order);
  return (
    <section aria-label="Review">
      <SectionHeading>Review</SectionHeading>
      <ReviewEntry
        review={review}
        by={role === 'buyer' ? 'You' : other}
        sellerName={role === 'seller' ? 'You' : other}
        reportId={role === 'seller' ? id : undefined}
      />
    </section>
  );
}
