import type { VerificationResend } from '@nestmates/ui/screens/members/accounts/verification.ts';
import { useState } from 'react';
import { useVisitorAction } from '../../platform/actions/use-visitor-action.ts';
import { call } from '../../platform/api/call.ts';

/** Does without the query client, because the page of the link is open to visitors too. */
export function useResendVerification(): VerificationResend {
  const [sent, setSent] = useState(false);
  const { run, pending } = useVisitorAction({
    call: () => call('post /api/verification/resend'),
    fails: { title: 'The link was not sent', description: 'Please try again.' },
    onSuccess: () => setSent(true),
  });
  return { kind: pending ? 'sending' : sent ? 'sent' : 'idle', onResend: run };
}
