import { VerifyEmailDialog } from '@nestmates/ui/screens/members/accounts/VerifyEmailDialog.tsx';
import { closeVerificationPrompt } from '../../platform/actions/verification-prompt.ts';
import { useMember } from '../../platform/session/session.ts';
import { useResendVerification } from './use-resend-verification.ts';

export default function VerifyEmailDialogContainer() {
  const { email } = useMember();
  const resend = useResendVerification();
  return <VerifyEmailDialog state={{ email, resend, onClose: closeVerificationPrompt }} />;
}
