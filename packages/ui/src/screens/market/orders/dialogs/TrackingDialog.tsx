import type { FormSchema } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { type OrderDialogProps, OrderFormDialog } from './OrderFormDialog.tsx';
import { CarrierField, TrackingNumberField } from './TrackingFields.tsx';

interface TrackingDialogProps<Sent> extends Omit<OrderDialogProps<Sent>, 'order'> {
  readonly schema: FormSchema<Sent>;
  /** Whether both may be left out. */
  readonly optional?: boolean;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
}

/** Something was sent: who brings it, and its number. */
export function TrackingDialog<Sent>({
  kind,
  schema,
  optional = false,
  issues,
  onSubmit,
  ...dialog
}: TrackingDialogProps<Sent>) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema,
    initial: { carrier: '', trackingNumber: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      focus="dialog"
      pending={sending}
      pendingLabel="Saving…"
      {...dialog}
    >
      <CarrierField {...field('carrier')} optional={optional} />
      <TrackingNumberField {...field('trackingNumber')} optional={optional} />
    </OrderFormDialog>
  );
}
