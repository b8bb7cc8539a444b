import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { StoreView } from '@nestmates/application/market/shops/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../../components/navigation/LinkList.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import type { Conversation } from '../../../friends/messages/conversations/conversation.ts';
import { heldText } from '../../earnings/held-text.ts';
import { ThirtyDays } from '../../earnings/ThirtyDays.tsx';
import type { TodoAction } from '../../orders/actions/order-action-kinds.ts';
import { useOrderQuestion } from '../../orders/actions/use-order-question.tsx';
import type { OrderListState } from '../../orders/list/OrderList.tsx';
import { OrderListSkeleton } from '../../orders/list/OrderListSkeleton.tsx';
import styles from './OrdersTab.module.css';
import { ShopSummary, type ShopSummaryProps } from './ShopSummary.tsx';
import { TodoOrders } from './TodoOrders.tsx';

export interface OrdersTabState extends Omit<ShopSummaryProps, 'store'> {
  /** Those that the seller has to send, hand over or provide. */
  readonly todo: OrderListState;
  /** Buyers who wrote the last word. */
  readonly questions: Loadable<{ readonly items: readonly BuyerQuestion[] }>;
  /** All orders, in sub-tabs. */
  readonly lists: ReactNode;
  readonly now: Date;
  /** Left out where it could not be read: each has a tab of its own. */
  readonly earnings?: EarningsView | 'loading' | undefined;
  readonly store?: StoreView | 'loading' | undefined;
  /** Where the code of its buyer is entered. */
  pickupForm(order: OrderView): ReactNode;
  onAct(order: OrderView, action: TodoAction): void;
  /** Whether the plan of the seller puts anything on sale. */
  readonly canList: boolean;
}

export type BuyerQuestion = Pick<Conversation, 'userId' | 'name' | 'face' | 'last'>;

const nextReleases = 3;

function Money({ earnings, now }: { readonly earnings: EarningsView; readonly now: Date }) {
  const { held, available, waiting } = earnings;
  return (
    <section className={styles.section} aria-label="Your money">
      <SectionHeading action={<TextLink href="/seller/dashboard?tab=earnings">Earnings</TextLink>}>
        Your money
      </SectionHeading>
      <dl className={styles.money}>
        <div>
          <dt>Held</dt>
          <dd className={styles.amount}>{dollars(held)}</dd>
        </div>
        <ArrowRight aria-hidden />
        <div data-available>
          <dt>Available</dt>
          <dd className={styles.amount}>{dollars(available)}</dd>
        </div>
      </dl>
      {waiting.length > 0 && (
        <ul className={styles.releases} aria-label="Next releases">
          {waiting.slice(0, nextReleases).map((sale) => (
            <li key={sale.orderId}>
              <Link className={styles.sale} href={`/orders/${sale.orderId}`}>
                {dollars(sale.amount)} for {sale.title}
              </Link>
              <span>{heldText(sale, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Questions({ of: questions }: { readonly of: readonly BuyerQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <LinkList label="Questions of buyers">
      {questions.map(({ userId, name, face, last }) => (
        <LinkRow
          key={userId}
          href={`/messages/${userId}`}
          lead={<Avatar name={name} face={face} size="small" decorative />}
          detail={last && <span className={styles.question}>{last.text}</span>}
        >
          <b>Answer {name}</b>
        </LinkRow>
      ))}
    </LinkList>
  );
}

/** Says that nothing waits once that is known of the questions too. */
function NothingToSend({ questions, canList }: Pick<OrdersTabState, 'questions' | 'canList'>) {
  if (questions.kind === 'loading') return <OrderListSkeleton beside={false} />;
  if (questions.kind === 'failed' || questions.items.length > 0) return null;
  return (
    <EmptyState
      scene="shelf"
      level={3}
      title="Nothing waits for you"
      action={
        canList ? (
          <LinkButton look="outline" href="/marketplace/new">
            New Listing
          </LinkButton>
        ) : undefined
      }
    >
      What others buy from you stands here until you have sent it.
    </EmptyState>
  );
}

interface PlaceholderProps {
  /** "your money" */
  readonly what: string;
  readonly height?: string;
}

const Placeholder = ({ what, height = '220px' }: PlaceholderProps) => (
  <SkeletonGroup label={`Loading ${what}`}>
    <div className={styles.section}>
      <Skeleton shape="heading" width="45%" />
      <Skeleton shape="picture" height={height} />
    </div>
  </SkeletonGroup>
);

function Earned({ earnings, now }: { readonly earnings: EarningsView; readonly now: Date }) {
  return (
    <div className={styles.earned}>
      <Money earnings={earnings} now={now} />
      <ThirtyDays of={earnings.lastThirtyDays} />
    </div>
  );
}

/** What the seller has to do, where the money is, how the shop stands, and all orders. */
export function OrdersTab({ state }: { readonly state: OrdersTabState }) {
  const { todo, questions, lists, now, earnings, store, pickupForm, onAct } = state;
  const { ask, question } = useOrderQuestion((order, action) => onAct(order, action as TodoAction));
  // Shown from above, each part once it is there, so that nothing moves away from whoever reads.
  const money = todo.kind === 'loading' ? 'loading' : earnings;
  const shop = money === 'loading' ? 'loading' : store;
  return (
    <div className={styles.tab}>
      <section className={styles.section} aria-label="To do">
        <SectionHeading>To do</SectionHeading>
        <TodoOrders
          state={todo}
          empty={<NothingToSend questions={questions} canList={state.canList} />}
          below={(order) => order.actions.includes('enterPickupCode') && pickupForm(order)}
          onAct={(order, action) => (action === 'ship' ? onAct(order, action) : ask(order, action))}
        />
        {questions.kind === 'ready' && <Questions of={questions.items} />}
        {questions.kind === 'failed' && <LoadError what="what buyers ask" onRetry={questions.onRetry} />}
      </section>
      {(money || shop) && (
        <div className={styles.beside}>
          {money === 'loading' ? (
            <Placeholder what="your money" />
          ) : (
            money && <Earned earnings={money} now={now} />
          )}
          {shop === 'loading' ? (
            <Placeholder what="your shop" />
          ) : (
            shop && <ShopSummary {...state} store={shop} />
          )}
        </div>
      )}
      {shop === 'loading' ? (
        <Placeholder what="all orders" height="108px" />
      ) : (
        <section className={styles.lists} aria-label="All orders">
          <SectionHeading>All orders</SectionHeading>
          {lists}
        </section>
      )}
      {question}
    </div>
  );
}
