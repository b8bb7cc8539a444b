import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import { LoadMore } from '../../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import { type TodoAction, todoActions } from '../../orders/actions/order-action-kinds.ts';
import { orderActionRows } from '../../orders/actions/order-action-rows.ts';
import { type OrderListState, OrdersFailed } from '../../orders/list/OrderList.tsx';
import { OrderListSkeleton } from '../../orders/list/OrderListSkeleton.tsx';
import { OrderPicture } from '../../orders/OrderPicture.tsx';
import { otherName } from '../../orders/order-people.ts';
import { dayText } from '../../orders/order-text.ts';
import styles from './TodoOrders.module.css';

const verbs: Readonly<Record<OrderView['fulfilment'], readonly [string, string]>> = {
  shipping: ['Ship', 'to'],
  pickup: ['Hand over', 'to'],
  service: ['Provide', 'for'],
};

/** "Paid on November 22, $24.00 · by November 25" */
function factsOf({ paidAt, createdAt, listing, buyerMayCancelAt }: OrderView): string {
  const paid = `Paid on ${dayText(paidAt ?? createdAt)}, ${dollars(listing.price)}`;
  return buyerMayCancelAt === null ? paid : `${paid} · by ${dayText(buyerMayCancelAt)}`;
}

interface TodoOrderProps {
  readonly order: OrderView;
  readonly acting: boolean;
  readonly below: ReactNode;
  onAct(action: TodoAction, event: MouseEvent): void;
}

function TodoOrder({ order, acting, below, onAct }: TodoOrderProps) {
  const { listing, fulfilment, actions } = order;
  const [verb, to] = verbs[fulfilment];
  const action = todoActions.find((each) => actions.includes(each));
  return (
    <article className={styles.todo}>
      <div className={styles.what}>
        <div className={styles.picture}>
          <OrderPicture order={order} />
        </div>
        <div className={styles.words}>
          <h3>
            <Link className={styles.title} href={`/orders/${order.id}`}>
              <b>
                {verb} {listing.title}
              </b>{' '}
              {to} {otherName(order)}
            </Link>
          </h3>
          <p className={styles.facts}>{factsOf(order)}</p>
        </div>
      </div>
      {action && (
        <Button
          wide
          aria-label={`${acting ? orderActionRows[action].button.pendingLabel : orderActionRows[action].button.label}: ${listing.title}`}
          pending={acting}
          pendingLabel={orderActionRows[action].button.pendingLabel}
          onClick={(event) => onAct(action, event)}
        >
          {orderActionRows[action].button.label}
        </Button>
      )}
      {below}
    </article>
  );
}

interface TodoOrdersProps {
  readonly state: OrderListState;
  readonly empty: ReactNode;
  /** What stands below an order. */
  below(order: OrderView): ReactNode;
  onAct(order: OrderView, action: TodoAction): void;
}

/** Every order that waits for its seller as a sentence, with what is to be done in place. */
export function TodoOrders({ state, empty, below, onAct }: TodoOrdersProps) {
  const orders = state.kind === 'ready' ? state.orders : [];
  const { isIntended } = useTapGuard(orders.map(({ id }) => id));
  if (state.kind === 'loading') return <OrderListSkeleton beside={false} />;
  if (state.kind === 'failed') return <OrdersFailed onRetry={state.onRetry} />;
  const { more, acting = [] } = state;
  if (orders.length === 0 && !more) return empty;
  return (
    <div>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <TodoOrder
              order={order}
              acting={acting.includes(order.id)}
              below={below(order)}
              onAct={(action, event) => isIntended(event, action) && onAct(order, action)}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="orders" />
    </div>
  );
}
