import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-people.ts';
import { type OrderDialogProps, OrderFormDialog } from './OrderFormDialog.tsx';
import { problemSchema } from './problem-schema.ts';

/** The seller says why it is not taken back. Its code is large: import it when it is opened. */
export function RefuseReturnDialog({
  kind,
  order,
  issues,
  onSubmit,
  onClose,
}: OrderDialogProps<{ readonly text: string }>) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: problemSchema,
    initial: { text: '', photoUrls: [] as readonly string[] },
    issues,
    pending: sending,
    onSubmit: ({ text }) => onSubmit({ text }),
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      onClose={onClose}
      title="Refuse the return"
      description={`${otherNameFirst(order)} reads why, and the problem stays open. You can still take it back, or refund a part. If the two of you do not agree, we decide.`}
      submit="Refuse the Return"
      pending={sending}
      pendingLabel="Sending…"
    >
      <TextArea {...field('text')} label="Why not?" rows={4} limit={problemRule.maxText} />
    </OrderFormDialog>
  );
}
