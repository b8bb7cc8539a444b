import { feedbackBody } from '@nestmates/application/office/feedback/contract.ts';
import {
  type FeedbackCategory,
  feedbackCategories,
  feedbackRule,
} from '@nestmates/domain/office/feedback/feedback.ts';
import { useEffect } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import styles from './FeedbackDialog.module.css';

export interface FeedbackAnswers {
  readonly category: FeedbackCategory | '';
  readonly message: string;
}

export interface FeedbackDialogState {
  readonly kind: 'asking' | 'sending';
  readonly answers?: FeedbackAnswers | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** Called with every change, to keep a draft. */
  onAnswers?(answers: FeedbackAnswers): void;
  onSubmit(feedback: ReturnType<typeof feedbackBody.parse>): void;
  onClose(): void;
}

const categories = feedbackCategories.map((category) => ({ value: category, label: category }));
const nothing: FeedbackAnswers = { category: '', message: '' };

export function FeedbackDialog({ state }: { readonly state: FeedbackDialogState }) {
  const { kind, answers = nothing, issues, onAnswers, onSubmit, onClose } = state;
  const sending = kind === 'sending';
  const { form, values, field, formError } = useForm({
    schema: feedbackBody,
    initial: answers,
    issues,
    pending: sending,
    onSubmit,
  });
  useEffect(() => onAnswers?.(values), [onAnswers, values]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Feedback"
      description="What is broken, what is missing, what would help? We read all of it."
    >
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <ChipChoice {...field('category')} label="Category" options={categories} />
        <TextArea {...field('message')} label="Message" limit={feedbackRule.maxMessage} rows={5} />
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending...">
            Send Feedback
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
