import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { useState } from 'react';
import { loadAlertDialog } from '../../../../components/overlays/load-alert-dialog.ts';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import type { ConfirmedAction } from './order-action-kinds.ts';
import { orderActionRows } from './order-action-rows.ts';

interface Asked {
  readonly order: OrderView;
  readonly action: ConfirmedAction;
}

/** Asks whether it is meant before something is done to an order. */
export function useOrderQuestion(onAct: (order: OrderView, action: ConfirmedAction) => void) {
  const [asked, setAsked] = useState<Asked>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  const close = () => setAsked(undefined);
  return {
    ask(order: OrderView, action: ConfirmedAction): void {
      setAsked({ order, action });
      void load();
    },
    /** Must be rendered somewhere. */
    question: Question && asked && (
      <Question
        open
        {...orderActionRows[asked.action].question(asked.order)}
        onCancel={close}
        onConfirm={() => {
          close();
          onAct(asked.order, asked.action);
        }}
      />
    ),
  };
}
