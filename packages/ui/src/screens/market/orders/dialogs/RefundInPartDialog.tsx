import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { typedPart } from '@nestmates/domain/market/orders/refund-in-part.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { useMemo } from 'react';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { type OrderPeople, otherNameFirst } from '../order-people.ts';
import { type OrderDialogProps, OrderFormDialog } from './OrderFormDialog.tsx';
import { PartAmountField } from './PartAmountField.tsx';

/** The amount in cents, checked with the domain's rule. */
const partRefundSchema = (most: Cents): FormSchema<Cents> => ({
  '~standard': {
    validate(values) {
      const { amount } = values as { readonly amount: string };
      const issues = ruleIssues('amount', () => typedPart(amount, most));
      return issues.length > 0 ? { issues } : { value: typedPart(amount, most) };
    },
  },
});

interface PartRefundForm {
  readonly amount: Cents;
  /** What had gone back when the form was opened: nothing goes back twice. */
  readonly agreed: Cents;
}

interface RefundInPartDialogProps extends OrderDialogProps<PartRefundForm> {
  readonly order: OrderPeople & Pick<OrderView, 'partRefund'>;
}

/** The seller pays a part back, and the order goes on. Its code is large: import it when it is opened. */
export function RefundInPartDialog({ kind, order, issues, onSubmit, onClose }: RefundInPartDialogProps) {
  const sending = kind === 'sending';
  const { most, agreed } = order.partRefund;
  const schema = useMemo(() => partRefundSchema(most), [most]);
  const { form, field, formError } = useForm({
    schema,
    initial: { amount: '' },
    issues,
    pending: sending,
    onSubmit: (amount) => onSubmit({ amount, agreed }),
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      onClose={onClose}
      title="Refund a Part"
      description={`${otherNameFirst(order)} gets it back at once, up to ${dollars(most)}. It is taken from what you are paid, and the order goes on. This cannot be undone.`}
      submit="Refund"
      look="danger"
      pending={sending}
      pendingLabel="Refunding…"
    >
      <PartAmountField {...field('amount')} />
    </OrderFormDialog>
  );
}
