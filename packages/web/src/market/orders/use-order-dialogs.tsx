import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { useLazyImports } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type {
  OrderDialogAction as DialogAction,
  OrderFormProps,
} from '@nestmates/ui/screens/market/orders/order-action-kinds.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { type ComponentType, useState } from 'react';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { CallArguments } from '../../platform/api/endpoints.ts';

type CallOf<A extends DialogAction> = (typeof orderActionRows)[A]['call'];
type Given<A extends DialogAction> = NonNullable<CallArguments<CallOf<A>>[0]>;
type BodyOf<A extends DialogAction> = Given<A>['body'];

/** Its types are those of its helper below. */
interface OrderForm {
  load(): Promise<ComponentType<OrderFormProps<DialogAction, unknown>>>;
  bodyOf(value: unknown, order: OrderView): unknown;
}

/** A form whose value is the body of its call. */
const form = <A extends DialogAction>(
  load: () => Promise<ComponentType<OrderFormProps<A, NonNullable<BodyOf<A>>>>>,
) => formWith<A, NonNullable<BodyOf<A>>>(load, (value) => value);

const formWith = <A extends DialogAction, Value>(
  load: () => Promise<ComponentType<OrderFormProps<A, Value>>>,
  bodyOf: (value: Value, order: OrderView) => BodyOf<A>,
) => ({ load, bodyOf }) as unknown as OrderForm;

/** What takes more than a tap; each form is loaded when it is opened first. */
const forms: Readonly<Record<DialogAction, OrderForm>> = {
  ship: form<'ship'>(
    async () => (await import('@nestmates/ui/screens/market/orders/dialogs/ShipDialog.tsx')).ShipDialog,
  ),
  reportProblem: form<'reportProblem'>(async () => (await import('./ProblemForm.tsx')).ProblemForm),
  answerProblem: form<'answerProblem'>(async () => (await import('./ProblemForm.tsx')).ProblemForm),
  // What had gone back when the form was opened goes along, so that nothing goes back twice.
  refundInPart: formWith<'refundInPart', number>(
    async () =>
      (await import('@nestmates/ui/screens/market/orders/dialogs/RefundInPartDialog.tsx')).RefundInPartDialog,
    (amount, { partRefund: { agreed } }) => ({ amount, agreed }),
  ),
  offerReturn: form<'offerReturn'>(async () => (await import('./TakeBackForm.tsx')).TakeBackForm),
  acceptReturn: form<'acceptReturn'>(async () => (await import('./TakeBackForm.tsx')).TakeBackForm),
  refuseReturn: formWith<'refuseReturn', string>(
    async () =>
      (await import('@nestmates/ui/screens/market/orders/dialogs/RefuseReturnDialog.tsx')).RefuseReturnDialog,
    (text) => ({ text }),
  ),
  sendReturn: form<'sendReturn'>(
    async () =>
      (await import('@nestmates/ui/screens/market/orders/dialogs/SendBackDialog.tsx')).SendBackDialog,
  ),
  review: form<'review'>(async () => (await import('../reviews/ReviewForm.tsx')).ReviewForm),
  answerReview: formWith<'answerReview', string>(
    async () => (await import('../reviews/ReviewAnswerForm.tsx')).ReviewAnswerForm,
    (text) => ({ text }),
  ),
};

interface OpenedFormProps {
  readonly order: OrderView;
  readonly action: DialogAction;
  readonly form: ComponentType<OrderFormProps<DialogAction, unknown>>;
  onClose(): void;
}

function OpenedForm({ order, action, form: Form, onClose }: OpenedFormProps) {
  const { call: name, says, fails } = orderActionRows[action];
  const { run, kind, issues } = useAction({
    call: (value: unknown) =>
      call(name, { params: { id: order.id }, body: forms[action].bodyOf(value, order) } as never),
    says: seen(says),
    fails: unlessAtFields(fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  return <Form order={order} action={action} kind={kind} issues={issues} onClose={onClose} onSubmit={run} />;
}

/** The forms for what takes more than a tap. */
export function useOrderDialogs() {
  const [opened, setOpened] = useState<{ readonly order: OrderView; readonly action: DialogAction }>();
  const { loaded, load } = useLazyImports(forms);
  const Form = opened && loaded[opened.action];
  return {
    open(order: OrderView, action: DialogAction): void {
      setOpened({ order, action });
      void load(action);
    },
    /** Must be rendered somewhere. */
    dialog: opened && Form && <OpenedForm {...opened} form={Form} onClose={() => setOpened(undefined)} />,
  };
}
