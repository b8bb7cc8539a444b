import {
  type OrderFootAction,
  takesForm,
} from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import { otherIn } from '@nestmates/ui/screens/market/orders/order-people.ts';
import { OrderScreen, type OrderScreenState } from '@nestmates/ui/screens/market/orders/page/OrderScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useRestricted } from '../../platform/session/restricted.ts';
import { orderQuery } from './order-queries.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { usePickupCode } from './use-pickup-code.ts';

/** An order, and what the member can do with it. */
export function OrderContainer({ id }: { readonly id: number }) {
  useTitle(`Order ${id}`);
  const query = useQuery(orderQuery(id));
  const { act, pendingOn } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const code = usePickupCode(id);
  const now = useNow();
  const { data: order, error } = query;
  const acting = pendingOn(id);
  const restricted = useRestricted();

  function stateOf(): OrderScreenState {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!order) return loadingOrFailed(query);
    const onAct = (action: OrderFootAction) =>
      takesForm(action) ? open(order, action) : act({ id }, action);
    const pickup = {
      pending: code.pending || acting === 'renewPickupCode',
      issues: code.issues,
      onCode: code.enter,
      onRenew: () => act({ id }, 'renewPickupCode'),
    };
    // An order opens their conversation in any plan, but not to whoever is suspended or banned.
    const messageHref = order.paidAt && !restricted ? `/messages?userId=${otherIn(order).id}` : undefined;
    return { kind: 'ready', order, now, acting, pickup, messageHref, onAct };
  }

  return (
    <>
      <OrderScreen state={stateOf()} />
      {dialog}
    </>
  );
}
