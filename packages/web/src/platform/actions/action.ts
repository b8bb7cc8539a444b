import { emailUnverifiedCode } from '@nestmates/domain/platform/access/email-verification.ts';
import { selfieCheckRequiredCode } from '@nestmates/domain/platform/access/selfie-check.ts';
import { announce } from '@nestmates/ui/toasts/announcement.ts';
import { type Toast, toast } from '@nestmates/ui/toasts/toast.ts';
import { ApiError, errorMessage, issuesIn } from '../api/errors.ts';
import { PasswordNotGiven } from '../api/password-not-given.ts';
import { leaveFor } from '../routing/leave-for.ts';
import { askToVerifyEmail } from './verification-prompt.ts';

/** A toast; a text alone is its title. What the page shows by itself is `seen`, and said to screen readers alone. */
export type Message = string | (Pick<Toast, 'title' | 'description'> & { readonly seen?: boolean });

/** Message of what the page shows by itself. */
export const seen = (title: string, description?: string): Message => ({
  title,
  seen: true,
  ...(description === undefined ? {} : { description }),
});

/** Shows a message, or only announces it. */
export function sayDone(message: Message): void {
  const said = typeof message === 'string' ? { title: message } : message;
  if ('seen' in said && said.seen) announce(said);
  else toast(said);
}

/** The toast of a failure; a text alone is its description. */
type Failure =
  | string
  | {
      readonly title: string;
      /** A text stands in for the server's sentence where it gives none; a function says what is shown. */
      readonly description: string | ((error: unknown) => string);
    };

/** A change that a member makes, and what is said about it. */
export interface Action<Input, Answer> {
  call(input: Input): Promise<Answer>;
  readonly says?: Message | ((answer: Answer, input: Input) => Message | undefined);
  /** A function returns undefined where the failure is shown without a toast. */
  readonly fails?: Failure | ((error: unknown, input: Input) => Failure | undefined);
  onSuccess?(answer: Answer, input: Input): void;
  onError?(error: unknown, input: Input): void;
}

/**
 * Says why something failed. Where the member has to verify their e-mail first, a dialog offers them the link
 * instead, and where their photo has to be checked, the way there.
 */
export function sayFailure(failure: Failure, error: unknown): void {
  // Whoever has closed the dialog knows.
  if (error instanceof PasswordNotGiven) return;
  if (error instanceof ApiError && error.code === emailUnverifiedCode) {
    askToVerifyEmail();
    return;
  }
  if (error instanceof ApiError && error.code === selfieCheckRequiredCode) {
    toast({
      title: 'Have your photo checked first',
      description: 'It takes two selfies. A person of our team compares them with your photo.',
      locked: true,
      action: { label: 'Check my photo', onAction: () => leaveFor('/account/selfie-check') },
    });
    return;
  }
  const { title, description } =
    typeof failure === 'string' ? { title: 'Error', description: failure } : failure;
  const text = typeof description === 'string' ? errorMessage(error, description) : description(error);
  toast({ title, description: text, destructive: true });
}

/** What the server has found with fields is said there, and by no toast, which would lie on the button below. */
export const unlessAtFields =
  <Words>(words: Words) =>
  (error: unknown): Words | undefined =>
    issuesIn(error)?.length ? undefined : words;

/** The same for what is wrong with the input alone: that an e-mail is taken is said by a toast, too. */
export const unlessInvalid =
  <Words>(words: Words) =>
  (error: unknown): Words | undefined =>
    error instanceof ApiError && error.code === 'VALIDATION' ? unlessAtFields(words)(error) : words;

export function reportSuccess<Input, Answer>(
  { says, onSuccess }: Action<Input, Answer>,
  answer: Answer,
  input: Input,
): void {
  onSuccess?.(answer, input);
  const message = typeof says === 'function' ? says(answer, input) : says;
  if (message !== undefined) sayDone(message);
}

export function reportError<Input, Answer>(
  { fails, onError }: Action<Input, Answer>,
  error: unknown,
  input: Input,
): void {
  onError?.(error, input);
  const failure = typeof fails === 'function' ? fails(error, input) : fails;
  if (failure !== undefined) sayFailure(failure, error);
}
