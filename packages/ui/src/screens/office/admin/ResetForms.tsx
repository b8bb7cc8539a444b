import { adminRule } from '@nestmates/domain/office/admin/admin-rules.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import type { Question } from './question.ts';
import {
  type PasswordReset,
  passwordResetSchema,
  type RefusedReset,
  refusedReset,
  userResetSchema,
} from './reset-schemas.ts';

export interface ResetState<About> {
  readonly question: Question<About>;
  readonly issues?: readonly Issue[] | undefined;
  /** How often it was done; the form is empty again after each. */
  readonly succeeded: number;
  /** Something is left out or too short. */
  onRefused(refusal: RefusedReset): void;
}

const emailField = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function UserReset({ question, issues, onRefused }: ResetState<string>) {
  const { form, field, formError } = useForm({
    schema: userResetSchema,
    initial: { email: '' },
    issues,
    pending: question.pending,
    onSubmit: ({ email }) => question.onAsk(email),
    onInvalid: (errors) => onRefused(refusedReset(errors)),
  });
  return (
    <Stack as="form" {...form} gap={5}>
      <FormError>{formError}</FormError>
      <TextField {...field('email')} {...emailField} label="User Email" />
      <div>
        <Button type="submit" look="danger" pending={question.pending} pendingLabel="Resetting…">
          Reset User Data
        </Button>
      </div>
      <QuestionDialog
        question={question}
        title="Reset user data?"
        describe={(email) =>
          `This clears the profile, the children and the onboarding progress of ${email} and signs her out. It cannot be undone.`
        }
        confirm="Reset User Data"
      />
    </Stack>
  );
}

function PasswordResetting({ question, issues, onRefused }: ResetState<PasswordReset>) {
  const { form, field, formError } = useForm({
    schema: passwordResetSchema,
    initial: { email: '', newPassword: '' },
    issues,
    pending: question.pending,
    onSubmit: question.onAsk,
    onInvalid: (errors) => onRefused(refusedReset(errors)),
  });
  return (
    <Stack as="form" {...form} gap={5}>
      <FormError>{formError}</FormError>
      <TextField {...field('email')} {...emailField} label="User Email" />
      <PasswordField
        {...field('newPassword')}
        label="New Password"
        hint={`At least ${adminRule.minPassword} characters.`}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" look="danger" pending={question.pending} pendingLabel="Resetting…">
          Reset Password
        </Button>
      </div>
      <QuestionDialog
        question={question}
        title="Reset the password?"
        describe={({ email }) =>
          `${email} is signed out everywhere, can only log in with the new password, and is told by e-mail.`
        }
        confirm="Reset Password"
      />
    </Stack>
  );
}

/** The form keeps what was typed until it is done. */
export const ResetUserForm = (state: ResetState<string>) => <UserReset key={state.succeeded} {...state} />;

export const ResetPasswordForm = (state: ResetState<PasswordReset>) => (
  <PasswordResetting key={state.succeeded} {...state} />
);
