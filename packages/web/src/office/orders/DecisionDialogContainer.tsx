import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import {
  type AdminOrderAction,
  adminOrderActionRows,
} from '@nestmates/ui/screens/office/orders/admin-order-action-rows.ts';
import { type Decision, DecisionDialog } from '@nestmates/ui/screens/office/orders/DecisionDialog.tsx';
import { proposedSays } from '@nestmates/ui/screens/office/orders/waiting-text.ts';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface DecisionDialogContainerProps {
  readonly order: AdminOrderPageView;
  readonly action: AdminOrderAction;
  onClose(): void;
}

function decide(order: AdminOrderPageView, action: AdminOrderAction, { text, amount = 0 }: Decision) {
  const params = { id: order.id };
  if (action !== 'refundInPartByAdmin')
    return call(adminOrderActionRows[action].call, { params, body: { text } });
  const { agreed } = order.partRefund;
  return call(adminOrderActionRows[action].call, { params, body: { text, amount, agreed } });
}

/** An administrator decides for the buyer or for the seller; the seller's password may be asked for in between. */
export function DecisionDialogContainer({ order, action, onClose }: DecisionDialogContainerProps) {
  const { says, fails } = adminOrderActionRows[action];
  const [written, setWritten] = useState<Decision>();
  const { run, kind, issues } = useAction({
    call: (decision: Decision) => decide(order, action, decision),
    says: order.needsTwo ? proposedSays : says,
    fails: unlessAtFields(fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  return (
    <DecisionDialog
      kind={kind}
      order={order}
      action={action}
      written={written}
      issues={issues}
      onDecide={(decision) => {
        setWritten(decision);
        run(decision);
      }}
      onClose={onClose}
    />
  );
}
