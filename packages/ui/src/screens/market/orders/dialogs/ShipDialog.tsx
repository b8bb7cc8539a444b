import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-people.ts';
import { OrderFormDialog } from './OrderFormDialog.tsx';
import { CarrierField, TrackingNumberField } from './TrackingFields.tsx';
import { type TrackingForm, trackingSchema } from './tracking-schema.ts';

export interface ShipDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: Pick<OrderView, 'role' | 'buyer' | 'seller'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(tracking: TrackingForm): void;
  onClose(): void;
}

/** Marks an order as shipped. Its code is large: import it when it is opened. */
export function ShipDialog({ kind, order, issues, onSubmit, onClose }: ShipDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: trackingSchema,
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
      title="Mark as Shipped"
      description={`${otherNameFirst(order)} is told, and the seven days begin. With a tracking number both of you can see where it is.`}
      submit="Mark as Shipped"
      pending={sending}
      pendingLabel="Saving…"
    >
      <CarrierField {...field('carrier')} optional />
      <TrackingNumberField {...field('trackingNumber')} optional />
    </OrderFormDialog>
  );
}
