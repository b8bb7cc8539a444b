import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { AccountSection } from '../accounts/AccountSection.tsx';

// Few visits to the page change the e-mail, so the schema is imported when the form is first focused.
const loadSchema = async () =>
  (await import('@nestmates/application/members/email-change/contract.ts')).emailChangeForm;

export interface NewEmail {
  readonly email: string;
  readonly password: string;
}

interface Asking {
  readonly kind: 'asking' | 'sending';
  readonly issues?: readonly Issue[] | undefined;
  onChange(change: NewEmail): void;
}

export type EmailChangeSectionState =
  | Asking
  /** A link was sent there. */
  | { readonly kind: 'sent'; readonly email: string; onAnother(): void };

export function EmailChangeSection({ state }: { readonly state: EmailChangeSectionState }) {
  return (
    <AccountSection
      title="Change Email"
      lead="You confirm it from the new address. The old one can take it back for 7 days."
    >
      {state.kind === 'sent' ? (
        <Banner
          look="note"
          title={`We have sent a link to ${state.email}`}
          action={
            <Button look="text" size="small" onClick={state.onAnother}>
              Use another email
            </Button>
          }
        >
          Open it within 24 hours. Until then you log in with the old one.
        </Banner>
      ) : (
        <EmailChangeForm {...state} />
      )}
    </AccountSection>
  );
}

function EmailChangeForm({ kind, issues, onChange }: Asking) {
  const { form, field, busy, formError } = useForm({
    schema: loadSchema,
    initial: { email: '', password: '' },
    issues,
    pending: kind === 'sending',
    onSubmit: onChange,
  });
  return (
    <Stack as="form" {...form} gap={5}>
      <FormError>{formError}</FormError>
      <TextField
        {...field('email')}
        label="New Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
      <div>
        <Button type="submit" pending={busy} pendingLabel="Sending…">
          Send Link
        </Button>
      </div>
    </Stack>
  );
}
