import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { DateTimeField } from '../../../components/date-time/DateTimeField.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { type NewCode, newCodeSchema } from './new-code-schema.ts';

export interface NewCodeState {
  readonly kind: 'asking' | 'sending';
  /** Local, to the minute. */
  readonly now: LocalDateTime;
  readonly issues?: readonly Issue[] | undefined;
  onCreate(code: NewCode): void;
  onClose(): void;
}

export function NewCodeDialog({ state }: { readonly state: NewCodeState }) {
  const { kind, now, issues, onCreate, onClose } = state;
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: newCodeSchema,
    initial: { code: '', places: '', closesAt: '' },
    issues,
    pending: sending,
    onSubmit: onCreate,
  });
  return (
    <Dialog open onClose={onClose} title="New code" description="Each member who enters it takes a place.">
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextField
          {...field('code')}
          label="Code"
          hint="4 to 30 letters, digits and dashes."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('places')} label="Places" inputMode="numeric" autoComplete="off" />
        <DateTimeField {...field('closesAt')} label="Closes" optional today={dateOf(now)} min={now} />
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Creating…">
            Create Code
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
