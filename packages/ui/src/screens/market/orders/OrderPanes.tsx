import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Panes } from '../../../components/layout/Panes.tsx';

interface OrderPanesProps {
  readonly list: ReactNode;
  readonly order: ReactNode | undefined;
}

/** The orders of the member and the page of one of them. */
export function OrderPanes({ list, order }: OrderPanesProps) {
  return (
    <Panes
      list={list}
      opened={order}
      nothing={
        <EmptyState scene="shelf" title="One at a time">
          Choose an order to see where it is, and where its money is.
        </EmptyState>
      }
    />
  );
}
