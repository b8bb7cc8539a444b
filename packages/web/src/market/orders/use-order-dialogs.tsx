import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type {
  OrderFootAction,
  OrderFormAction,
} from '@nestmates/ui/screens/market/orders/order-action-kinds.ts';
import { useState } from 'react';

type DialogAction = OrderFormAction & OrderFootAction;

const loadShip = async () => (await import('./ShipDialogContainer.tsx')).ShipDialogContainer;
const loadPart = async () => (await import('./RefundInPartDialogContainer.tsx')).RefundInPartDialogContainer;
const loadProblem = async () => (await import('./ProblemDialogContainer.tsx')).ProblemDialogContainer;
const loadTakeBack = async () => (await import('./TakeBackDialogContainer.tsx')).TakeBackDialogContainer;
const loadSendBack = async () => (await import('./SendBackDialogContainer.tsx')).SendBackDialogContainer;
const loadRefuse = async () =>
  (await import('./RefuseReturnDialogContainer.tsx')).RefuseReturnDialogContainer;
const loadReview = async () => (await import('../reviews/ReviewDialogContainer.tsx')).ReviewDialogContainer;
const loadAnswer = async () =>
  (await import('../reviews/ReviewAnswerDialogContainer.tsx')).ReviewAnswerDialogContainer;

/** The forms for what takes more than a tap; each is loaded when it is opened first. */
export function useOrderDialogs() {
  const [opened, setOpened] = useState<{ readonly order: OrderView; readonly action: DialogAction }>();
  const ship = useLazyImport(loadShip);
  const part = useLazyImport(loadPart);
  const problem = useLazyImport(loadProblem);
  const takeBack = useLazyImport(loadTakeBack);
  const sendBack = useLazyImport(loadSendBack);
  const refuse = useLazyImport(loadRefuse);
  const review = useLazyImport(loadReview);
  const answer = useLazyImport(loadAnswer);
  const of = {
    ship,
    refundInPart: part,
    reportProblem: problem,
    answerProblem: problem,
    offerReturn: takeBack,
    acceptReturn: takeBack,
    sendReturn: sendBack,
    refuseReturn: refuse,
    review,
    answerReview: answer,
  } as const;
  const [Ship, Part, Problem] = [ship.loaded, part.loaded, problem.loaded];
  const [TakeBack, SendBack, Refuse] = [takeBack.loaded, sendBack.loaded, refuse.loaded];
  const [Review, Answer] = [review.loaded, answer.loaded];
  const close = () => setOpened(undefined);

  function shown({ order, action }: NonNullable<typeof opened>) {
    switch (action) {
      case 'ship':
        return Ship && <Ship order={order} onClose={close} />;
      case 'refundInPart':
        return Part && <Part order={order} onClose={close} />;
      case 'offerReturn':
      case 'acceptReturn':
        return TakeBack && <TakeBack order={order} action={action} onClose={close} />;
      case 'sendReturn':
        return SendBack && <SendBack order={order} onClose={close} />;
      case 'refuseReturn':
        return Refuse && <Refuse order={order} onClose={close} />;
      case 'review':
        return Review && <Review order={order} onClose={close} />;
      case 'answerReview':
        return Answer && <Answer order={order} onClose={close} />;
      default:
        return Problem && <Problem order={order} action={action} onClose={close} />;
    }
  }

  return {
    open(order: OrderView, action: DialogAction): void {
      setOpened({ order, action });
      void of[action].load();
    },
    /** To be rendered somewhere. */
    dialog: opened && shown(opened),
  };
}
