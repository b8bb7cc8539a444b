import { VerifyEmailDialog } from '@nestmates/ui/screens/accounts/VerifyEmailDialog.tsx';
import { useMember } from '../session/session.ts';
import { useResendVerification } from './use-resend-verification.ts';
import { closeVerificationPrompt } from './verification-prompt.ts';

export default function VerifyEmailDialogContainer() {
  const { email } = useMember();
  const resend = useResendVerification();
  return <VerifyEmailDialog state={{ email, resend, onClose: closeVerificationPrompt }} />;
}
