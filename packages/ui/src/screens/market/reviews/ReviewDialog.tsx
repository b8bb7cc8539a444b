import { reviewRule } from '@nestmates/domain/market/reviews/review.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { type ReviewForm, reviewSchema } from './review-schema.ts';
import { StarField } from './StarField.tsx';

export interface ReviewDialogProps {
  readonly kind: 'asking' | 'sending';
  /** What was bought, and of whom. */
  readonly title: string;
  readonly sellerName: string;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(review: ReviewForm): void;
  onClose(): void;
}

/** A buyer says how it was. Its code is large: import it when it is opened. */
export function ReviewDialog({ kind, title, sellerName, issues, onSubmit, onClose }: ReviewDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: reviewSchema,
    initial: { rating: 0, text: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <Dialog
      open
      focus="dialog"
      onClose={onClose}
      title="How was it?"
      description={`Everyone who visits ${sellerName}’s store reads it, with your first name. It cannot be changed afterwards.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <StarField {...field('rating')} label={title} />
        <TextArea {...field('text')} label="Your review" rows={4} limit={reviewRule.maxText} />
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            Send Review
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
