import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import {
  type CarrierId,
  carrierIds,
  requireTracking,
  trackingRule,
} from '@nestmates/domain/market/orders/tracking.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema, Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-people.ts';
import { OrderFormDialog } from './OrderFormDialog.tsx';
import { CarrierField, TrackingNumberField } from './TrackingFields.tsx';

interface SendBackForm {
  readonly carrier: CarrierId;
  readonly trackingNumber: string;
}

/** Both are needed; the number is checked with the domain's rule. */
const sendBackSchema: FormSchema<SendBackForm> = {
  '~standard': {
    validate(values) {
      const { carrier: chosen, trackingNumber: typed } = values as Record<keyof SendBackForm, string>;
      const carrier = carrierIds.find((id) => id === chosen);
      const issues = [
        ...(carrier ? [] : [{ path: ['carrier'], message: trackingRule.missingCarrier }]),
        ...ruleIssues('trackingNumber', () => requireTracking(carrier ?? 'other', typed)),
      ];
      if (!carrier || issues.length > 0) return { issues };
      return { value: { carrier, trackingNumber: requireTracking(carrier, typed).number } };
    },
  },
};

export interface SendBackDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: Pick<OrderView, 'role' | 'buyer' | 'seller'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(sent: SendBackForm): void;
  onClose(): void;
}

/** The buyer has sent it back. Its code is large: import it when it is opened. */
export function SendBackDialog({ kind, order, issues, onSubmit, onClose }: SendBackDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: sendBackSchema,
    initial: { carrier: '', trackingNumber: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      onClose={onClose}
      focus="dialog"
      title="I have sent it back"
      description={`${otherNameFirst(order)} is told, and has seven days to confirm that it arrived. With the tracking number both of you can see where it is, and we if you do not agree.`}
      submit="I Have Sent It Back"
      pending={sending}
      pendingLabel="Saving…"
    >
      <CarrierField {...field('carrier')} />
      <TrackingNumberField {...field('trackingNumber')} />
    </OrderFormDialog>
  );
}
