import type { OrderFormProps } from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import { otherNameFirst } from '@nestmates/ui/screens/market/orders/order-people.ts';
import { ReviewAnswerDialog } from '@nestmates/ui/screens/market/reviews/ReviewAnswerDialog.tsx';

/** The seller answers what the buyer has written. */
export const ReviewAnswerForm = ({
  order,
  action: _,
  onSubmit,
  ...form
}: OrderFormProps<'answerReview', { readonly text: string }>) => (
  <ReviewAnswerDialog {...form} buyerName={otherNameFirst(order)} onSubmit={(text) => onSubmit({ text })} />
);
