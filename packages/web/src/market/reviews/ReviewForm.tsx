import type { OrderFormProps } from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import { otherNameFirst } from '@nestmates/ui/screens/market/orders/order-people.ts';
import { ReviewDialog } from '@nestmates/ui/screens/market/reviews/ReviewDialog.tsx';
import type { ReviewForm as Written } from '@nestmates/ui/screens/market/reviews/review-schema.ts';

/** The buyer of a completed order says how it was. */
export const ReviewForm = ({ order, action: _, ...form }: OrderFormProps<'review', Written>) => (
  <ReviewDialog {...form} title={order.listing.title} sellerName={otherNameFirst(order)} />
);
