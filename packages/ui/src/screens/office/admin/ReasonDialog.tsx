import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

/** What an administrator is asked before a change that needs a reason. */
export interface ReasonQuestion {
  readonly title: string;
  readonly description: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly confirm: string;
  readonly pending: string;
  readonly look?: 'danger' | 'main' | undefined;
}

export interface ReasonDialogProps {
  readonly question: ReasonQuestion;
  readonly kind: 'asking' | 'sending';
  /** What was written before the password was asked for. */
  readonly reason?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onConfirm(reason: string): void;
  onClose(): void;
}

const maxReason = 500;

const schema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const text = (values as { readonly text: string }).text.trim();
      return text === '' ? { issues: [{ path: ['text'], message: 'Please say why' }] } : { value: text };
    },
  },
};

export function ReasonDialog({ question, kind, reason = '', issues, onConfirm, onClose }: ReasonDialogProps) {
  const { title, description, hint, confirm, pending, look = 'main' } = question;
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema,
    initial: { text: reason },
    issues,
    pending: sending,
    onSubmit: onConfirm,
  });
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextArea {...field('text')} label="Reason" hint={hint} rows={4} limit={maxReason} />
        <DialogActions>
          <Button type="submit" look={look} pending={sending} pendingLabel={pending}>
            {confirm}
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
