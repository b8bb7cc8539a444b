import type { OrderPageView, OrderViewAction } from '@nestmates/application/market/orders/order-view.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import styles from './OrderActions.module.css';

/** What has a button at the foot of the page. */
export type OrderFootAction = Extract<
  OrderViewAction,
  | 'confirm'
  | 'ship'
  | 'markProvided'
  | 'cancel'
  | 'abandon'
  | 'reportProblem'
  | 'answerProblem'
  | 'refund'
  | 'review'
  | 'answerReview'
>;

export interface OrderActionsProps {
  readonly order: OrderPageView;
  /** What is being done. */
  readonly acting?: OrderViewAction | undefined;
  onAct(action: OrderFootAction): void;
}

interface FootButton {
  readonly label: string;
  readonly pendingLabel: string;
}

/** In the order of their weight: the first that is open is the main one. */
const buttons: Readonly<Record<OrderFootAction, FootButton>> = {
  ship: { label: 'Mark as Shipped', pendingLabel: 'Saving…' },
  markProvided: { label: 'Mark as Provided', pendingLabel: 'Saving…' },
  confirm: { label: 'Confirm Delivery', pendingLabel: 'Confirming…' },
  answerProblem: { label: 'Answer', pendingLabel: 'Sending…' },
  review: { label: 'Write a Review', pendingLabel: 'Sending…' },
  answerReview: { label: 'Answer the Review', pendingLabel: 'Sending…' },
  reportProblem: { label: 'Something is wrong', pendingLabel: 'Sending…' },
  refund: { label: 'Refund', pendingLabel: 'Refunding…' },
  cancel: { label: 'Cancel Order', pendingLabel: 'Cancelling…' },
  abandon: { label: 'Cancel Checkout', pendingLabel: 'Cancelling…' },
};

/** A delivery is confirmed while it is shipped; afterwards she says that the problem is over. */
const settled = 'It Is Settled';

const inOrder = Object.keys(buttons) as readonly OrderFootAction[];
const mayBeMain: readonly OrderFootAction[] = [
  'ship',
  'markProvided',
  'confirm',
  'answerProblem',
  'review',
  'answerReview',
];

/** What she can do with the order now. On a phone it stays at the foot as long as there is a main action. */
export function OrderActions({ order, acting, onAct }: OrderActionsProps) {
  const open = inOrder.filter((action) => order.actions.includes(action));
  const problem = order.status === 'problem';
  const pays = order.actions.includes('pay') && order.checkoutUrl;
  if (open.length === 0 && !pays) return null;
  const main = open.find((action) => mayBeMain.includes(action) && !(problem && action === 'confirm'));
  const offered = main ? [main, ...open.filter((action) => action !== main)] : open;
  const quiet = main || pays ? 'text' : 'outline';
  return (
    <div className={styles.actions} data-bottom-bar={main || pays ? '' : undefined}>
      {pays && (
        <LinkButton wide href={pays}>
          Finish Paying
        </LinkButton>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          wide
          look={action === main ? 'main' : quiet}
          pending={acting === action}
          pendingLabel={buttons[action].pendingLabel}
          disabled={acting !== undefined && acting !== action}
          onClick={() => onAct(action)}
        >
          {action === 'confirm' && problem ? settled : buttons[action].label}
        </Button>
      ))}
    </div>
  );
}
