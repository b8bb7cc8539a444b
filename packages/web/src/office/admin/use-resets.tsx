import type { PasswordReset } from '@nestmates/ui/screens/office/admin/reset-schemas.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { call } from '../../platform/api/call.ts';
import { useQuestion } from './use-question.ts';

const touches = { type: 'admin' } as const;

/** Nothing is said where the member has closed the dialog, or where the form shows what is wrong. */
const failing = (title: string) => unlessAtFields({ title, description: 'Please try again.' });

/** The two forms that begin something anew for a member; both need the administrator's password. */
export function useResets() {
  const user = useQuestion({
    call: (email: string) => call('post /api/admin/reset-user', { body: { email } }),
    says: (_, email) => ({ title: 'User data reset', description: `${email} begins again with onboarding.` }),
    fails: failing('Failed to reset user data'),
    touches,
  });
  const password = useQuestion({
    call: (body: PasswordReset) => call('post /api/admin/reset-password', { body }),
    says: (_, { email }) => ({
      title: 'Password reset',
      description: `${email} can log in with the new password.`,
    }),
    fails: failing('Failed to reset password'),
    touches,
  });

  /** Once it is confirmed the form shows that it is under way, and the member's password may be asked for. */
  const stateOf = <About,>({ question, ...rest }: ReturnType<typeof useQuestion<About, unknown>>) => ({
    ...rest,
    question: question.pending ? { ...question, about: undefined } : question,
    onRefused: (refusal: { readonly title: string; readonly description: string }) =>
      toast({ ...refusal, destructive: true }),
  });
  return { resets: { resetUser: stateOf(user), resetPassword: stateOf(password) } };
}
