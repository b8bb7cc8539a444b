import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { Link } from '../../../../components/actions/Link.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { ShortClock } from '../clock/ShortClock.tsx';
import type { OrderTab } from '../list/OrdersScreen.tsx';
import { OrderPicture } from '../OrderPicture.tsx';
import { fromOrTo, statusBadge } from '../order-text.ts';
import styles from './OpenOrdersCard.module.css';

export type OpenOrdersCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      /** The newest first; only the first are shown. */
      readonly orders: readonly OrderView[];
      readonly now: Date;
    };

interface OpenOrdersCardProps {
  readonly tab: OrderTab;
  readonly state: OpenOrdersCardState;
}

const maxShown = 2;

const words = {
  purchases: { title: 'Your Purchases', what: 'your purchases', href: '/my-orders' },
  sales: { title: 'Your Sales', what: 'your sales', href: '/my-orders?tab=sales' },
} as const satisfies Record<OrderTab, object>;

function Row({ order, now }: { readonly order: OrderView; readonly now: Date }) {
  const { id, listing, status, releaseAt } = order;
  const { tone, words: said } = statusBadge(order);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <OrderPicture order={order} />
      </div>
      <div className={styles.text}>
        <Link className={styles.title} href={`/orders/${id}`}>
          {listing.title}
        </Link>
        <p className={styles.facts}>
          <Badge tone={tone}>{said}</Badge>
          <span>{fromOrTo(order)}</span>
        </p>
        {status === 'shipped' && releaseAt && <ShortClock releaseAt={releaseAt} now={now} />}
      </div>
    </li>
  );
}

/** The member's orders that are not over, on the dashboard. Renders nothing while loading and if there are none. */
export function OpenOrdersCard({ tab, state }: OpenOrdersCardProps) {
  const { title, what, href } = words[tab];
  if (state.kind === 'failed') return <LoadError what={what} onRetry={state.onRetry} />;
  if (state.kind === 'loading' || state.orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading action={<TextLink href={href}>View All</TextLink>}>{title}</SectionHeading>
      <ul className={styles.list}>
        {state.orders.slice(0, maxShown).map((order) => (
          <Row key={order.id} order={order} now={state.now} />
        ))}
      </ul>
    </section>
  );
}
