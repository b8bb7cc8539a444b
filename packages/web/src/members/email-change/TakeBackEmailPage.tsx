import {
  EmailLinkScreen,
  type EmailLinkScreenState,
} from '@nestmates/ui/screens/members/email-change/EmailLinkScreen.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession } from '../../platform/session/session.ts';
import { type LinkOutcome, outcomeOf } from './link-outcome.ts';

export default function TakeBackEmailPage() {
  useTitle('Take Email Back');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<LinkOutcome | 'asking' | 'sending'>('asking');

  async function takeBack(): Promise<void> {
    setOutcome('sending');
    const became = await outcomeOf(() => call('post /api/account/email/take-back', { body: { token } }));
    // It ends all sessions of the member, perhaps also the one of this browser.
    if (became.kind === 'done') await loadSession();
    setOutcome(became);
  }

  return <EmailLinkScreen state={stateOf()} />;

  function stateOf(): EmailLinkScreenState {
    if (token === '') return { kind: 'invalid' };
    if (outcome === 'asking' || outcome === 'sending') {
      return { kind: 'asking', pending: outcome === 'sending', onTakeBack: () => void takeBack() };
    }
    switch (outcome.kind) {
      case 'done':
        return { kind: 'taken-back' };
      case 'failed':
        return { kind: 'failed', onRetry: () => void takeBack() };
      default:
        return outcome;
    }
  }
}
