import { appealFields } from '@nestmates/application/trust/standing/contract.ts';
import { appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

export interface AppealDialogProps {
  readonly decisionId: number;
  /** What was written before it was decided, and came too late. */
  readonly initial?: string | undefined;
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(appeal: ReturnType<typeof appealFields.parse>): void;
  onClose(): void;
}

/** One appeal for each decision. Its code is large: import it when it is opened. */
export function AppealDialog({
  decisionId,
  initial = '',
  sending,
  issues,
  onSend,
  onClose,
}: AppealDialogProps) {
  const { form, field, formError } = useForm({
    schema: appealFields,
    initial: { decisionId, words: initial },
    issues,
    pending: sending,
    onSubmit: onSend,
  });
  return (
    <Dialog open onClose={onClose} place="bottom" title="Appeal">
      <form {...form}>
        <Stack gap={4}>
          <FormError>{formError}</FormError>
          <TextArea
            {...field('words')}
            label="Why do you see it differently?"
            hint="A decision can be appealed once."
            limit={appealRule.maxWords}
            rows={6}
          />
        </Stack>
        <DialogActions note="Somebody else than who decided looks at it, where there is one.">
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            Send Appeal
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
