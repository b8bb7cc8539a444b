import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { useMemo } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-text.ts';
import { PartAmountField } from './PartAmountField.tsx';
import { partRefundSchema } from './part-refund-schema.ts';

export interface RefundInPartDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: Pick<OrderView, 'role' | 'buyer' | 'seller' | 'partRefund'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(amount: Cents): void;
  onClose(): void;
}

/** The seller pays a part back, and the order goes on. Its code is large: import it when it is opened. */
export function RefundInPartDialog({ kind, order, issues, onSubmit, onClose }: RefundInPartDialogProps) {
  const sending = kind === 'sending';
  const { most } = order.partRefund;
  const schema = useMemo(() => partRefundSchema(most), [most]);
  const { form, field, formError } = useForm({
    schema,
    initial: { amount: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refund a Part"
      description={`${otherNameFirst(order)} gets it back at once, up to ${dollars(most)}. It is taken from what you are paid, and the order goes on. This cannot be undone.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <PartAmountField {...field('amount')} />
        <DialogActions>
          <Button type="submit" look="danger" pending={sending} pendingLabel="Refunding…">
            Refund
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
