import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollarsToType } from '@nestmates/domain/market/listings/price.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { typedPart } from '@nestmates/domain/market/orders/refund-in-part.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { useMemo } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { ruleIssues } from '../../../forms/rule-issues.ts';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { PartAmountField } from '../../market/orders/dialogs/PartAmountField.tsx';
import { type AdminOrderAction, adminOrderActionRows } from './admin-order-action-rows.ts';
import { proposing, secondConfirms } from './waiting-text.ts';

export interface Decision {
  readonly text: string;
  /** Given for a refund in part. */
  readonly amount?: Cents;
}

export interface DecisionDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: AdminOrderPageView;
  readonly action: AdminOrderAction;
  /** What the member had written before they were asked for their password. */
  readonly written?: Decision | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onDecide(decision: Decision): void;
  onClose(): void;
}

/** `most` is how much may go back in part; undefined where it is no part. */
const decisionSchema = (most: Cents | undefined): FormSchema<Decision> => ({
  '~standard': {
    validate(values) {
      const { text: written, amount } = values as { readonly text: string; readonly amount: string };
      const text = written.trim();
      const issues = [
        ...(most === undefined ? [] : ruleIssues('amount', () => typedPart(amount, most))),
        ...(text === '' ? [{ path: ['text'], message: 'Please say why, for both to read' }] : []),
      ];
      if (issues.length > 0) return { issues };
      return { value: most === undefined ? { text } : { text, amount: typedPart(amount, most) } };
    },
  },
});

/** An administrator decides where the two do not agree; both read why. */
export function DecisionDialog({
  kind,
  order,
  action,
  written,
  issues,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const sending = kind === 'sending';
  const { look, question, effect } = adminOrderActionRows[action];
  const { needsTwo } = order;
  const { title, confirm, pending } = needsTwo ? { ...question, ...proposing } : question;
  const most = action === 'refundInPartByAdmin' ? order.partRefund.most : undefined;
  const schema = useMemo(() => decisionSchema(most), [most]);
  const { form, field, formError } = useForm({
    schema,
    initial: {
      text: written?.text ?? '',
      amount: written?.amount === undefined ? '' : dollarsToType(written.amount),
    },
    issues,
    pending: sending,
    onSubmit: onDecide,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={`${effect(order)} ${needsTwo ? secondConfirms : 'This cannot be undone.'}`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        {most !== undefined && <PartAmountField {...field('amount')} />}
        <TextArea
          {...field('text')}
          label="Reason"
          hint={
            needsTwo
              ? 'Buyer and seller both read it once it is confirmed.'
              : 'Buyer and seller both read it.'
          }
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
