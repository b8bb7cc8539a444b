import { VerifyEmailLine } from '@nestmates/ui/screens/members/accounts/VerifyEmailLine.tsx';
import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';
import { useResendVerification } from './use-resend-verification.ts';

/** Shown until the member's e-mail is verified; where that is only offered, until the member dismisses it. */
export function VerifyEmailLineContainer() {
  const { email, mustVerifyEmail } = useMember();
  const [dismissed, onDismiss] = useDismissed('verify-email');
  const resend = useResendVerification();
  if (dismissed && !mustVerifyEmail) return null;
  return <VerifyEmailLine state={{ email, resend, onDismiss: mustVerifyEmail ? undefined : onDismiss }} />;
}
