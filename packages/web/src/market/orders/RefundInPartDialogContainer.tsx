import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { RefundInPartDialog } from '@nestmates/ui/screens/market/orders/dialogs/RefundInPartDialog.tsx';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.refundInPart;

interface RefundInPartDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** Pays a part back; what had gone back when the dialog was opened goes along, so that nothing goes back twice. */
export function RefundInPartDialogContainer({ order, onClose }: RefundInPartDialogContainerProps) {
  const { agreed } = order.partRefund;
  const { run, pending, done, issues } = useAction({
    call: (amount: number) => call(name, { params: { id: order.id }, body: { amount, agreed } }),
    says: seen(says),
    // Issues are shown at the field.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return <RefundInPartDialog kind={kind} order={order} issues={issues} onSubmit={run} onClose={onClose} />;
}
