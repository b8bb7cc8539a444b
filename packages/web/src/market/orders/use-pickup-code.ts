import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Issue } from '@nestmates/ui/forms/schema.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/actions/order-action-rows.ts';
import { announce } from '@nestmates/ui/toasts/announcement.ts';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

const { call: name, says, fails } = orderActionRows.enterPickupCode;

const triesText = (count: number): string => `${count} ${count === 1 ? 'try' : 'tries'} left`;

/** Sends the pickup code that the buyer has said; a wrong one is said at its field. */
export function usePickupCode(orderId: number) {
  const [wrong, setWrong] = useState<readonly Issue[]>();
  const { run, pending, issues } = useAction({
    call: (code: string) => call(name, { params: { id: orderId }, body: { code } }),
    fails: unlessAtFields(fails),
    touches: { type: 'order', orderId },
    onSuccess({ outcome, order }) {
      if (outcome === 'right') return announce({ title: says });
      setWrong([{ path: 'code', message: messageOf(order) }]);
    },
  });
  return {
    enter(code: string): void {
      setWrong(undefined);
      run(code);
    },
    pending,
    issues: issues ?? wrong,
  };
}

function messageOf({ pickup }: Pick<OrderView, 'pickup'>): string {
  const left = pickup?.triesLeft ?? 0;
  return left === 0 ? 'Too many wrong codes were entered.' : `This is not the code. ${triesText(left)}.`;
}
