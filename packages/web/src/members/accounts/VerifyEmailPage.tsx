import {
  VerifyEmailScreen,
  type VerifyEmailScreenState,
} from '@nestmates/ui/screens/members/accounts/VerifyEmailScreen.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession, useSession } from '../../platform/session/session.ts';
import { useResendVerification } from './use-resend-verification.ts';

type Outcome = 'verifying' | 'verified' | 'already-verified' | 'replaced' | 'invalid' | 'failed';

async function confirm(token: string): Promise<Outcome> {
  try {
    const { status } = await call('post /api/verification/confirm', { body: { token } });
    // The banner of this browser's member disappears.
    await loadSession();
    return status;
  } catch (error) {
    return issuesIn(error)?.some(({ path }) => path === 'token') ? 'invalid' : 'failed';
  }
}

/** The link works by the page and not by its address, which programs open too. */
export default function VerifyEmailPage() {
  useTitle('Verify Email');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome>('verifying');
  const sentFor = useRef<string>(undefined);
  const resend = useResendVerification();
  const session = useSession();

  const verify = useCallback(() => {
    setOutcome('verifying');
    void confirm(token).then(setOutcome);
  }, [token]);
  useEffect(() => {
    if (sentFor.current === token) return;
    sentFor.current = token;
    verify();
  }, [token, verify]);

  return <VerifyEmailScreen state={stateOf()} />;

  function stateOf(): VerifyEmailScreenState {
    const member = session.kind === 'member' ? session.member : undefined;
    switch (outcome) {
      case 'verifying':
        return { kind: 'verifying' };
      case 'failed':
        return { kind: 'failed', onRetry: verify };
      case 'invalid':
        if (member?.emailVerified) return { kind: 'already-verified', signedIn: true };
        return { kind: 'invalid', resend: member && resend };
      case 'replaced':
        return { kind: 'replaced' };
      default:
        return { kind: outcome, signedIn: member !== undefined };
    }
  }
}
