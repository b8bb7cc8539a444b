import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { RefuseReturnDialog } from '@nestmates/ui/screens/market/orders/dialogs/RefuseReturnDialog.tsx';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.refuseReturn;

interface RefuseReturnDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** Refuses to take something back, with the reason. */
export function RefuseReturnDialogContainer({ order, onClose }: RefuseReturnDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (text: string) => call(name, { params: { id: order.id }, body: { text } }),
    says: seen(says),
    // Issues are shown at the field.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return <RefuseReturnDialog kind={kind} order={order} issues={issues} onSubmit={run} onClose={onClose} />;
}
