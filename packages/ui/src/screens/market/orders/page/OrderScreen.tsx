import type { OrderPageView, OrderViewAction } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { IconLink } from '../../../../components/actions/IconButton.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Unready } from '../../../../components/feedback/loadable.ts';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { HeaderBar } from '../../../../components/layout/HeaderBar.tsx';
import { HeaderTitle } from '../../../../components/layout/PageHeader.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { RecallNotice } from '../../../trust/recalls/RecallNotice.tsx';
import type { ReportSubject } from '../../../trust/reports/report-context.ts';
import { isConfirmed, type OrderFootAction } from '../actions/order-action-kinds.ts';
import { useOrderQuestion } from '../actions/use-order-question.tsx';
import { OrderPicture } from '../OrderPicture.tsx';
import { fromOrTo, otherIn, otherName } from '../order-people.ts';
import { statusBadge } from '../order-text.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { HeldMoneySection } from './HeldMoneySection.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderScreen.module.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { type PickupActions, PickupSection } from './PickupSection.tsx';
import { ReturnSection } from './ReturnSection.tsx';
import { ReviewSection } from './ReviewSection.tsx';

export interface ShownOrder {
  readonly kind: 'ready';
  readonly order: OrderPageView;
  readonly now: Date;
  /** What is being done. */
  readonly acting?: OrderViewAction | undefined;
  readonly pickup: PickupActions;
  /** The chat with the other of the two; none where the viewer's plan or the other's absence closes it. */
  readonly messageHref?: string | undefined;
  onAct(action: OrderFootAction): void;
}

export type OrderScreenState = Unready | { readonly kind: 'not-found' } | ShownOrder;

function Head({ order }: { readonly order: OrderPageView }) {
  const { listing } = order;
  const { tone, words } = statusBadge(order);
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <OrderPicture order={order} eager />
      </div>
      <div className={styles.what}>
        <Badge tone={tone}>{words}</Badge>
        <h2 className={styles.title}>
          {listing.id === null ? (
            listing.title
          ) : (
            <Link href={`/marketplace/${listing.id}`}>{listing.title}</Link>
          )}
        </h2>
        <p className={styles.facts}>
          {fromOrTo(order)} · {dollars(listing.price)}
        </p>
      </div>
    </div>
  );
}

function OrderRecall({ order: { recall, role, status } }: { readonly order: OrderPageView }) {
  if (!recall) return null;
  if (role === 'buyer') {
    return (
      <RecallNotice recall={recall}>
        Please stop using it, keep it away from children and do not pass it on.
      </RecallNotice>
    );
  }
  if (status !== 'pending_shipment') return null;
  return <RecallNotice recall={recall}>Please do not send it, and cancel the order.</RecallNotice>;
}

function Order({ state }: { readonly state: ShownOrder }) {
  const { order, now, acting, pickup, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, order.status);
  const { ask, question } = useOrderQuestion((_, action) => onAct(action));
  return (
    <div ref={page} className={styles.order} tabIndex={-1}>
      <div className={styles.main}>
        <Head order={order} />
        <OrderRecall order={order} />
        <HeldMoneySection order={order} now={now} />
        <PickupSection order={order} state={pickup} />
        <ReviewSection order={order} />
      </div>
      <OrderActions
        order={order}
        acting={acting}
        onAct={(action) => (isConfirmed(action) ? ask(order, action) : onAct(action))}
      />
      <div className={styles.aside}>
        <ReturnSection order={order} />
        <OrderTimeline order={order} />
        <DeliverySection order={order} />
      </div>
      {question}
    </div>
  );
}

function Content({ state }: { readonly state: OrderScreenState }) {
  switch (state.kind) {
    case 'ready':
      return <Order state={state} />;
    case 'loading':
      return <OrderSkeleton />;
    case 'failed':
      return (
        <EmptyState
          scene="offline"
          title="We could not load this order"
          action={<Button onClick={state.onRetry}>Try again</Button>}
        >
          It is safe. Your connection may be gone for a moment.
        </EmptyState>
      );
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="We could not find this order"
          action={<LinkButton href="/my-orders">Back to My Orders</LinkButton>}
        >
          It may be one of another account of yours.
        </EmptyState>
      );
  }
}

/** None once the other has left: there is nobody to decide about. */
function reportOf(order: OrderPageView): ReportSubject | undefined {
  const { id } = otherIn(order);
  return id === null
    ? undefined
    : {
        about: { kind: 'order', id: order.id },
        name: 'this order',
        member: { userId: id, firstName: otherName(order) },
      };
}

/** One order: where its money is, what has happened, and what the member can do. */
export function OrderScreen({ state }: { readonly state: OrderScreenState }) {
  const order = state.kind === 'ready' ? state.order : undefined;
  const tab = order?.role === 'seller' ? '?tab=sales' : '';
  const href = state.kind === 'ready' && order && otherIn(order).id !== null ? state.messageHref : undefined;
  return (
    <>
      <HeaderBar
        className={styles.header}
        back={{ href: `/my-orders${tab}`, label: 'My Orders', besideFrom: 'panes' }}
        actions={
          order && (
            <>
              {href && (
                <IconLink
                  href={href}
                  label={`Message ${otherName(order)}`}
                  icon={<MessageCircle aria-hidden />}
                />
              )}
              <MemberMenu name="this order" report={reportOf(order)} />
            </>
          )
        }
      >
        <HeaderTitle>{order ? `Order ${order.id}` : 'Order'}</HeaderTitle>
      </HeaderBar>
      <div className={styles.page}>
        <Content state={state} />
      </div>
    </>
  );
}
