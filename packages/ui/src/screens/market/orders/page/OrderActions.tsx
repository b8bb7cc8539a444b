import type { OrderPageView, OrderViewAction } from '@nestmates/application/market/orders/order-view.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { footActions, type OrderFootAction } from '../actions/order-action-kinds.ts';
import type { OrderActionRow } from '../actions/order-action-row.ts';
import { orderActionRows } from '../actions/order-action-rows.ts';
import styles from './OrderActions.module.css';

export interface OrderActionsProps {
  readonly order: OrderPageView;
  /** What is being done. */
  readonly acting?: OrderViewAction | undefined;
  onAct(action: OrderFootAction): void;
}

/** A delivery is confirmed while it is shipped; afterwards the buyer says that the problem is over. */
const settled = 'It Is Settled';

const mayBeMain = (action: OrderFootAction): boolean => {
  const row: OrderActionRow = orderActionRows[action];
  return row.button?.main === true;
};

/** What the member can do with the order now. On a phone the main action stays at the foot, below the others. */
export function OrderActions({ order, acting, onAct }: OrderActionsProps) {
  const open = footActions.filter((action) => order.actions.includes(action));
  const problem = order.status === 'problem';
  const pays = order.actions.includes('pay') && order.checkoutUrl;
  if (open.length === 0 && !pays) return null;
  const main = open.find((action) => mayBeMain(action) && !(problem && action === 'confirm'));
  const others = open.filter((action) => action !== main);
  const quiet = main || pays ? 'text' : 'outline';
  const button = (action: OrderFootAction) => (
    <Button
      key={action}
      wide
      look={action === main ? 'main' : quiet}
      pending={acting === action}
      pendingLabel={orderActionRows[action].button.pendingLabel}
      disabled={acting !== undefined && acting !== action}
      onClick={() => onAct(action)}
    >
      {action === 'confirm' && problem ? settled : orderActionRows[action].button.label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {(main || pays) && (
        <div className={styles.main} data-bottom-bar="footer">
          {pays && (
            <LinkButton wide href={pays}>
              Finish Paying
            </LinkButton>
          )}
          {main && button(main)}
        </div>
      )}
      {others.length > 0 && <div className={styles.others}>{others.map(button)}</div>}
    </div>
  );
}
