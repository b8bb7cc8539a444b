import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-text.ts';
import { problemSchema } from './problem-schema.ts';

export interface RefuseReturnDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: Pick<OrderView, 'role' | 'buyer' | 'seller'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(text: string): void;
  onClose(): void;
}

/** The seller says why it is not taken back. Its code is large: import it when it is opened. */
export function RefuseReturnDialog({ kind, order, issues, onSubmit, onClose }: RefuseReturnDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: problemSchema,
    initial: { text: '', photoUrls: [] as readonly string[] },
    issues,
    pending: sending,
    onSubmit: ({ text }) => onSubmit(text),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refuse the return"
      description={`${otherNameFirst(order)} reads why, and the problem stays open. You can still take it back, or refund a part. If the two of you do not agree, we decide.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextArea {...field('text')} label="Why not?" rows={4} limit={problemRule.maxText} />
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            Refuse the Return
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
