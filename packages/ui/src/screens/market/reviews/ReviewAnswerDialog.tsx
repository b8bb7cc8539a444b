import { reviewRule } from '@nestmates/domain/market/reviews/review.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { reviewAnswerSchema } from './review-schema.ts';

export interface ReviewAnswerDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly buyerName: string;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(text: string): void;
  onClose(): void;
}

/** A seller answers a review. Its code is large: import it when it is opened. */
export function ReviewAnswerDialog({ kind, buyerName, issues, onSubmit, onClose }: ReviewAnswerDialogProps) {
  const pending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: reviewAnswerSchema,
    initial: { text: '' },
    issues,
    pending,
    onSubmit,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Answer the review"
      description={`${buyerName} is told, and everyone who visits your store reads it. It cannot be changed afterwards.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextArea {...field('text')} label="Your answer" rows={4} limit={reviewRule.maxText} />
        <DialogActions>
          <Button type="submit" pending={pending} pendingLabel="Sending…">
            Send Answer
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
