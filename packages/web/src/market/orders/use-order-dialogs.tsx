import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { useLazyImports } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type {
  OrderDialogAction as DialogAction,
  OrderFormProps,
  OrderRowFormAction,
} from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/actions/order-action-rows.ts';
import { type ComponentType, useState } from 'react';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { CallArguments } from '../../platform/api/endpoints.ts';

type CallOf<A extends DialogAction> = (typeof orderActionRows)[A]['call'];
type Given<A extends DialogAction> = NonNullable<CallArguments<CallOf<A>>[0]>;
type BodyOf<A extends DialogAction> = NonNullable<Given<A>['body']>;
type OrderForm<A extends DialogAction, Body> = ComponentType<OrderFormProps<A, Body>>;

/** Each form is loaded when it is opened first, and gives the body of its call. */
type Forms<Actions extends DialogAction> = {
  readonly [A in Actions]: { form(): Promise<OrderForm<A, BodyOf<A>>> };
};

const rowForms: Forms<OrderRowFormAction> = orderActionRows;

/** Forms that take more than the order. */
const ownForms: Forms<Exclude<DialogAction, OrderRowFormAction>> = {
  reportProblem: { form: async () => (await import('./ProblemForm.tsx')).ProblemForm },
  answerProblem: { form: async () => (await import('./ProblemForm.tsx')).ProblemForm },
  offerReturn: { form: async () => (await import('./TakeBackForm.tsx')).TakeBackForm },
  acceptReturn: { form: async () => (await import('./TakeBackForm.tsx')).TakeBackForm },
  review: { form: async () => (await import('../reviews/ReviewForm.tsx')).ReviewForm },
  answerReview: { form: async () => (await import('../reviews/ReviewAnswerForm.tsx')).ReviewAnswerForm },
};

/** Their types are checked above. */
const forms = Object.fromEntries(
  Object.entries({ ...rowForms, ...ownForms }).map(([action, { form }]) => [action, { load: form }]),
) as Readonly<Record<DialogAction, { load(): Promise<OrderForm<DialogAction, unknown>> }>>;

interface OpenedFormProps {
  readonly order: OrderView;
  readonly action: DialogAction;
  readonly form: OrderForm<DialogAction, unknown>;
  onClose(): void;
}

function OpenedForm({ order, action, form: Form, onClose }: OpenedFormProps) {
  const { call: name, says, fails } = orderActionRows[action];
  const { run, kind, issues } = useAction({
    call: (body: unknown) => call(name, { params: { id: order.id }, body } as never),
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
