import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

const loadSchema = async () =>
  (await import('@nestmates/application/members/second-factor/contract.ts')).codeForm;

export interface SecondFactorFormProps {
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  /** Words of the button. */
  readonly label: string;
  readonly pendingLabel: string;
  readonly hint?: string | undefined;
  onCode(code: string): void;
}

/** A code of an authenticator app. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { pending, issues, label, pendingLabel, hint, onCode } = props;
  const { form, field, busy, formError } = useForm({
    schema: loadSchema,
    initial: { code: '' },
    issues,
    pending,
    onSubmit: ({ code }) => onCode(code),
  });
  return (
    <Stack as="form" {...form} gap={5}>
      <FormError>{formError}</FormError>
      <TextField
        {...field('code')}
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide pending={busy} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </Stack>
  );
}
