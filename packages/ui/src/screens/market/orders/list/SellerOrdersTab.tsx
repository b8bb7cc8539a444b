import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { type OrderList as ListName, orderLists } from '@nestmates/domain/market/orders/order-lists.ts';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Tabs } from '../../../../components/navigation/Tabs.tsx';
import type { OrderListAction } from '../actions/order-action-kinds.ts';
import { useOrderQuestion } from '../actions/use-order-question.tsx';
import { OrderList, type OrderListState } from './OrderList.tsx';

export interface SellerOrdersTabState {
  readonly list: ListName;
  /** Orders of that list. */
  readonly orders: OrderListState;
  readonly now: Date;
  onList(list: ListName): void;
  onAct(order: OrderView, action: OrderListAction): void;
}

const labels: Readonly<Record<ListName, string>> = {
  pending: 'Pending',
  shipped: 'Awaiting',
  completed: 'Completed',
};

const empty: Readonly<Record<ListName, { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'No order is pending',
    text: 'New orders stay on this list until they are on their way.',
  },
  shipped: { title: 'Nothing is on its way', text: 'What you have sent stands here until you are paid.' },
  completed: { title: 'Nothing is completed yet', text: 'Here you find what you were paid for.' },
};

/** A seller's orders: those to send, those that wait for their buyers, and those that are over. */
export function SellerOrdersTab({ state }: { readonly state: SellerOrdersTabState }) {
  const { list: chosen, orders, now, onList, onAct } = state;
  const { ask, question } = useOrderQuestion((order, action) => onAct(order, action as OrderListAction));
  return (
    <>
      <Tabs
        label="Your orders"
        value={chosen}
        onChange={(id) => onList(orderLists.find((list) => list === id) ?? 'pending')}
        items={orderLists.map((list) => ({
          id: list,
          label: labels[list],
          content: (
            <OrderList
              state={orders}
              now={now}
              empty={
                <EmptyState scene="shelf" title={empty[list].title}>
                  {empty[list].text}
                </EmptyState>
              }
              onAct={(order, action) => (action === 'ship' ? onAct(order, action) : ask(order, action))}
            />
          ),
        }))}
      />
      {question}
    </>
  );
}
