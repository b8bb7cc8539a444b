import {
  EmailLinkScreen,
  type EmailLinkScreenState,
} from '@nestmates/ui/screens/members/email-change/EmailLinkScreen.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession, useSession } from '../../platform/session/session.ts';
import { type LinkOutcome, outcomeOf } from './link-outcome.ts';

async function confirm(token: string): Promise<LinkOutcome> {
  const outcome = await outcomeOf(() => call('post /api/account/email/confirm', { body: { token } }));
  if (outcome.kind === 'done') await loadSession();
  return outcome;
}

/** The link works by the page and not by its address, which programs open too. */
export default function ConfirmEmailPage() {
  useTitle('Confirm Email');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<LinkOutcome>();
  const sentFor = useRef<string>(undefined);
  const session = useSession();

  const send = useCallback(() => {
    setOutcome(undefined);
    void confirm(token).then(setOutcome);
  }, [token]);
  useEffect(() => {
    if (sentFor.current === token) return;
    sentFor.current = token;
    send();
  }, [token, send]);

  return <EmailLinkScreen state={stateOf()} />;

  function stateOf(): EmailLinkScreenState {
    if (!outcome) return { kind: 'confirming' };
    switch (outcome.kind) {
      case 'done':
        return { kind: 'confirmed', message: outcome.message, signedIn: session.kind === 'member' };
      case 'failed':
        return { kind: 'failed', onRetry: send };
      default:
        return outcome;
    }
  }
}
