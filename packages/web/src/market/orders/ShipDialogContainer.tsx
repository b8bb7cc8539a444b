import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { ShipDialog } from '@nestmates/ui/screens/market/orders/dialogs/ShipDialog.tsx';
import type { TrackingForm } from '@nestmates/ui/screens/market/orders/dialogs/tracking-schema.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.ship;

interface ShipDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** Marks an order as shipped, with or without a tracking number. */
export function ShipDialogContainer({ order, onClose }: ShipDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (body: TrackingForm) => call(name, { params: { id: order.id }, body }),
    says: seen(says),
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return <ShipDialog kind={kind} order={order} issues={issues} onSubmit={run} onClose={onClose} />;
}
