import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { listActions, type OrderListAction } from '../actions/order-action-kinds.ts';
import { orderActionRows } from '../actions/order-action-rows.ts';
import { ShortClock } from '../clock/ShortClock.tsx';
import { OrderPicture } from '../OrderPicture.tsx';
import { fromOrTo } from '../order-people.ts';
import { shortDateText, statusBadge } from '../order-text.ts';
import styles from './OrderEntry.module.css';

export interface OrderEntryProps {
  readonly order: OrderView;
  readonly now: Date;
  readonly href: string;
  /** Its page stands beside the list. */
  readonly current: boolean;
  /** Whether something is being done with it. */
  readonly acting: boolean;
  onAct(order: OrderView, action: OrderListAction, event: MouseEvent): void;
}

/** An order in a list. */
export function OrderEntry({ order, now, href, current, acting, onAct }: OrderEntryProps) {
  const { listing, status, releaseAt, createdAt, actions } = order;
  const { tone, words } = statusBadge(order);
  // What is settled after a problem is confirmed where the two have written about it.
  const offered = listActions.filter(
    (action) => actions.includes(action) && (action !== 'confirm' || status === 'shipped'),
  );
  const pays = actions.includes('pay') && order.checkoutUrl !== null;
  return (
    <article className={styles.entry} data-current={current}>
      <div className={styles.picture}>
        <OrderPicture order={order} />
      </div>
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={createdAt}>{shortDateText(createdAt)}</time>
        </p>
        <h2 className={styles.title}>
          <Link href={href} aria-current={current ? 'page' : undefined}>
            {listing.title}
          </Link>
        </h2>
        <p className={styles.facts}>
          {fromOrTo(order)} · <span className={styles.price}>{dollars(listing.price)}</span>
        </p>
        <p className={styles.status}>
          <Badge tone={tone}>{words}</Badge>
        </p>
        {status === 'shipped' && releaseAt && <ShortClock releaseAt={releaseAt} now={now} />}
        {(offered.length > 0 || pays) && (
          <div className={styles.actions}>
            {offered.map((action) => {
              const { label, pendingLabel } = orderActionRows[action].button;
              return (
                <Button
                  key={action}
                  aria-label={`${acting ? pendingLabel : label}: ${listing.title}`}
                  look={action === 'confirm' ? 'main' : 'outline'}
                  size="small"
                  pending={acting}
                  pendingLabel={pendingLabel}
                  onClick={(event) => onAct(order, action, event)}
                >
                  {label}
                </Button>
              );
            })}
            {pays && (
              <LinkButton size="small" href={href}>
                Finish Paying
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
