import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { PhotoListField } from '../../../members/photos/list/PhotoListField.tsx';
import type { PhotoUploads } from '../../../members/photos/list/use-photo-space.ts';
import { otherNameFirst } from '../order-people.ts';
import styles from './OrderDialog.module.css';
import { type OrderDialogProps, OrderFormDialog } from './OrderFormDialog.tsx';
import { type ProblemForm, problemSchema } from './problem-schema.ts';

const photosAbout = 'Photos of the problem';

export interface ProblemDialogProps extends OrderDialogProps<ProblemForm> {
  /** The first report, or an answer to it. */
  readonly action: 'reportProblem' | 'answerProblem';
  /** Those that are on their way to the server. */
  readonly photos: PhotoUploads;
}

const words = {
  reportProblem: {
    title: 'Something is wrong',
    label: 'What is wrong?',
    submit: 'Report Problem',
    description: (name: string) =>
      `${name} reads it and can answer or pay you back. The countdown stops, and your payment stays held.`,
  },
  answerProblem: {
    title: 'Answer',
    label: 'Your answer',
    submit: 'Send Answer',
    description: (name: string) => `${name} reads it here, and it stays with the order.`,
  },
} as const;

/** Says what is wrong with an order, or answers that. Its code is large: import it when it is opened. */
export function ProblemDialog({
  kind,
  action,
  order,
  photos,
  issues,
  onSubmit,
  onClose,
}: ProblemDialogProps) {
  const sending = kind === 'sending';
  const uploading = photos.uploads.some((upload) => upload.kind === 'uploading');
  const { title, label, submit, description } = words[action];
  const { form, field, formError } = useForm({
    schema: problemSchema,
    initial: { text: '', photoUrls: [] as readonly string[] },
    issues,
    pending: sending || uploading,
    onSubmit,
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      onClose={onClose}
      title={title}
      description={description(otherNameFirst(order))}
      submit={submit}
      pending={sending || uploading}
      pendingLabel={uploading ? 'Uploading…' : 'Sending…'}
    >
      <TextArea {...field('text')} label={label} rows={5} limit={problemRule.maxText} />
      <PhotoListField {...field('photoUrls')} {...photos} about={photosAbout} most={problemRule.maxPhotos} />
      <p className={styles.hint}>Only the two of you see them, and we if you do not agree.</p>
    </OrderFormDialog>
  );
}
