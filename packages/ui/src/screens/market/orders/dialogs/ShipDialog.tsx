import { otherNameFirst } from '../order-people.ts';
import type { OrderDialogProps } from './OrderFormDialog.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';
import { type TrackingForm, trackingSchema } from './tracking-schema.ts';

/** Marks an order as shipped. Its code is large: import it when it is opened. */
export const ShipDialog = ({ kind, order, issues, onSubmit, onClose }: OrderDialogProps<TrackingForm>) => (
  <TrackingDialog
    kind={kind}
    issues={issues}
    onSubmit={onSubmit}
    onClose={onClose}
    schema={trackingSchema}
    optional
    title="Mark as Shipped"
    description={`${otherNameFirst(order)} is told, and the seven days begin. With a tracking number both of you can see where it is.`}
    submit="Mark as Shipped"
  />
);
