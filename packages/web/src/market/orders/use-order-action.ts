import type { ConfirmedAction } from '@nestmates/ui/screens/market/orders/dialogs/order-questions.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

/** What is done with one tap, after a question or without one. */
type OrderTap = ConfirmedAction | 'renewPickupCode' | 'abandon';

interface OrderTapRequest {
  readonly id: number;
  readonly action: OrderTap;
}

const words: Readonly<Record<OrderTap, { readonly says: string; readonly fails: string }>> = {
  confirm: { says: 'Delivery Confirmed', fails: 'Failed to confirm delivery.' },
  markProvided: { says: 'Marked as Provided', fails: 'Failed to mark it as provided.' },
  cancel: { says: 'Order Cancelled', fails: 'Failed to cancel the order.' },
  refund: { says: 'Order Refunded', fails: 'Failed to refund the order.' },
  abandon: { says: 'Checkout canceled', fails: 'Failed to cancel the checkout.' },
  renewPickupCode: { says: 'New pickup code', fails: 'Failed to get a new code.' },
};

function send({ id, action }: OrderTapRequest): Promise<unknown> {
  const params = { id };
  switch (action) {
    case 'confirm':
      return call('post /api/orders/:id/confirm-delivery', { params });
    case 'markProvided':
      return call('post /api/orders/:id/provided', { params });
    case 'cancel':
      return call('post /api/orders/:id/cancel', { params });
    case 'refund':
      return call('post /api/orders/:id/refund', { params });
    case 'abandon':
      return call('post /api/orders/:id/abandon', { params });
    case 'renewPickupCode':
      return call('post /api/orders/:id/pickup-code', { params });
  }
}

export function useOrderAction() {
  const { run, pendingInputs } = useAction({
    call: send,
    entry: { name: 'order-action', idOf: ({ id }) => id },
    says: (_, { action }) => words[action].says,
    fails: (_, { action }) => words[action].fails,
    touches: ({ id }) => ({ type: 'order', orderId: id }),
  });
  return {
    act: (id: number, action: OrderTap) => run({ id, action }),
    actingOn: (id: number): OrderTap | undefined => pendingInputs.find((input) => input.id === id)?.action,
    acting: pendingInputs.map(({ id }) => id),
  };
}
