import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
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

/** A link was sent there, which was not opened yet. */
interface Waiting {
  readonly kind: 'waiting';
  readonly email: string;
  /** Time until which the link works. */
  readonly until: string;
  readonly withdrawing: boolean;
  onWithdraw(): void;
}

export type EmailChangeSectionState = Unready | Asking | Waiting;

export function EmailChangeSection({ state }: { readonly state: EmailChangeSectionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind);
  return (
    <AccountSection
      ref={section}
      title="Change Email"
      lead="You confirm it from the new address. The old one can take it back for 7 days."
    >
      <Content state={state} />
    </AccountSection>
  );
}

function Content({ state }: { readonly state: EmailChangeSectionState }) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <SectionUnready
          state={state}
          loading="Loading whether another email waits"
          failed="Whether another email waits was not loaded"
        />
      );
    case 'asking':
    case 'sending':
      return <EmailChangeForm {...state} />;
    case 'waiting':
      return <WaitingChange {...state} />;
  }
}

function WaitingChange({ email, until, withdrawing, onWithdraw }: Waiting) {
  const end = new Date(until);
  return (
    <Banner
      look="waiting"
      announced
      title={`We have sent a link to ${email}`}
      action={
        <Button
          look="text"
          size="small"
          pending={withdrawing}
          pendingLabel="Taking back…"
          onClick={onWithdraw}
        >
          Take it back
        </Button>
      }
    >
      The link works until {longDay.format(end)} at {timeOfDay.format(end)}. Until you open it you log in with
      the old one.
    </Banner>
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
