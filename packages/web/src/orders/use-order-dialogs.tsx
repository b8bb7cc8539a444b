import type { OrderView } from '@nestmates/application/orders/order-view.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useState } from 'react';

type DialogAction = 'ship' | 'reportProblem' | 'answerProblem';

const loadShip = async () => (await import('./ShipDialogContainer.tsx')).ShipDialogContainer;
const loadProblem = async () => (await import('./ProblemDialogContainer.tsx')).ProblemDialogContainer;

/** The forms for what takes more than a tap; each is loaded when it is opened first. */
export function useOrderDialogs() {
  const [opened, setOpened] = useState<{ readonly order: OrderView; readonly action: DialogAction }>();
  const ship = useLazyImport(loadShip);
  const problem = useLazyImport(loadProblem);
  const [Ship, Problem] = [ship.loaded, problem.loaded];
  const close = () => setOpened(undefined);
  return {
    open(order: OrderView, action: DialogAction): void {
      setOpened({ order, action });
      void (action === 'ship' ? ship : problem).load();
    },
    /** To be rendered somewhere. */
    dialog: opened && (
      <>
        {opened.action === 'ship' && Ship && <Ship order={opened.order} onClose={close} />}
        {opened.action !== 'ship' && Problem && (
          <Problem order={opened.order} action={opened.action} onClose={close} />
        )}
      </>
    ),
  };
}
