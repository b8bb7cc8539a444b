import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { ShipDialog } from '@nestmates/ui/screens/market/orders/dialogs/ShipDialog.tsx';
import type { TrackingForm } from '@nestmates/ui/screens/market/orders/dialogs/tracking-schema.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

interface ShipDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** Marks an order as shipped, with or without a tracking number. */
export function ShipDialogContainer({ order, onClose }: ShipDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (body: TrackingForm) => call('post /api/orders/:id/ship', { params: { id: order.id }, body }),
    says: 'Order Shipped',
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : 'Failed to mark order as shipped.'),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return <ShipDialog kind={kind} order={order} issues={issues} onSubmit={run} onClose={onClose} />;
}
