import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { SendBackDialog } from '@nestmates/ui/screens/market/orders/dialogs/SendBackDialog.tsx';
import type { SendBackForm } from '@nestmates/ui/screens/market/orders/dialogs/send-back-schema.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

const { call: name, says, fails } = orderActionRows.sendReturn;

interface SendBackDialogContainerProps {
  readonly order: OrderView;
  onClose(): void;
}

/** Says that something was sent back, by whom and with which number. */
export function SendBackDialogContainer({ order, onClose }: SendBackDialogContainerProps) {
  const { run, pending, done, issues } = useAction({
    call: (body: SendBackForm) => call(name, { params: { id: order.id }, body }),
    says: seen(says),
    // Issues are shown at the field.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return <SendBackDialog kind={kind} order={order} issues={issues} onSubmit={run} onClose={onClose} />;
}
