import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import {
  TakeBackDialog,
  type TakeBackDialogProps,
} from '@nestmates/ui/screens/market/orders/dialogs/TakeBackDialog.tsx';
import type { TakeBackForm } from '@nestmates/ui/screens/market/orders/dialogs/take-back-schema.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';
import { useMember } from '../../platform/session/session.ts';

interface TakeBackDialogContainerProps {
  readonly order: OrderView;
  readonly action: TakeBackDialogProps['action'];
  onClose(): void;
}

/** Takes back what is sent back, or offers it. */
export function TakeBackDialogContainer({ order, action, onClose }: TakeBackDialogContainerProps) {
  const home = useMember();
  const { call: name, says, fails } = orderActionRows[action];
  const { run, pending, done, issues } = useAction({
    call: (body: TakeBackForm) => call(name, { params: { id: order.id }, body }),
    says: seen(says),
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const kind = pending || done ? 'sending' : 'asking';
  return (
    <TakeBackDialog
      kind={kind}
      action={action}
      order={order}
      home={home}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
