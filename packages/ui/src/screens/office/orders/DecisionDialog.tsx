import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { type AdminOrderAction, adminOrderActionRows } from './admin-order-action-rows.ts';

export interface DecisionDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: AdminOrderView;
  readonly action: AdminOrderAction;
  /** What the member had written before they were asked for their password. */
  readonly reason?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onDecide(reason: string): void;
  onClose(): void;
}

const schema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const text = (values as { readonly text: string }).text.trim();
      return text === ''
        ? { issues: [{ path: ['text'], message: 'Please say why, for both to read' }] }
        : { value: text };
    },
  },
};

/** An administrator decides where the two do not agree; both read why. */
export function DecisionDialog({
  kind,
  order,
  action,
  reason = '',
  issues,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const sending = kind === 'sending';
  const { look, question, effect } = adminOrderActionRows[action];
  const { title, confirm, pending } = question;
  const { form, field, formError } = useForm({
    schema,
    initial: { text: reason },
    issues,
    pending: sending,
    onSubmit: onDecide,
  });
  return (
    <Dialog open onClose={onClose} title={title} description={`${effect(order)} This cannot be undone.`}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextArea
          {...field('text')}
          label="Reason"
          hint="Buyer and seller both read it."
          rows={4}
          limit={problemRule.maxText}
        />
        <DialogActions>
          <Button type="submit" look={look} pending={sending} pendingLabel={pending}>
            {confirm}
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
