import { reportsContract } from '@nestmates/application/trust/reports/contract.ts';
import { reportRule } from '@nestmates/domain/trust/reports/report.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

export interface AddWordsState {
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(words: string): void;
  onClose(): void;
}

/** Adds words to a report that nobody has looked at yet. Its code is large: import it when it is opened. */
export function AddWordsDialog({ state }: { readonly state: AddWordsState }) {
  const { sending, issues, onSend, onClose } = state;
  const { form, field, formError } = useForm({
    schema: reportsContract.add.body,
    initial: { words: '' },
    issues,
    pending: sending,
    onSubmit: ({ words }) => onSend(words),
  });
  return (
    <Dialog open onClose={onClose} place="bottom" title="Add to your report">
      <form {...form}>
        <Stack gap={4}>
          <FormError>{formError}</FormError>
          <TextArea
            {...field('words')}
            label="What else happened?"
            hint="It is added below what you wrote before."
            limit={reportRule.maxWords}
            rows={5}
          />
          <DialogActions>
            <Button type="submit" pending={sending} pendingLabel="Sending…">
              Add
            </Button>
            <Button look="outline" onClick={onClose}>
              Cancel
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
