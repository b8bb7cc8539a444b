import { NotMeScreen } from '@nestmates/ui/screens/members/not-me/NotMeScreen.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession } from '../../platform/session/session.ts';
import { type LinkOutcome, outcomeOf } from '../email-change/link-outcome.ts';

const problemOf = (outcome: Extract<LinkOutcome, { kind: 'refused' | 'failed' }>): string =>
  outcome.kind === 'refused'
    ? outcome.message
    : 'We could not reach the server. Please check your connection and try again.';

export default function NotMePage() {
  useTitle('This Was Not Me');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  async function secure(): Promise<void> {
    setPending(true);
    const became = await outcomeOf(() => call('post /api/account/not-me', { body: { token } }));
    // It ends all sessions of the member, perhaps also the one of this browser.
    if (became.kind === 'done') await loadSession();
    setOutcome(became);
    setPending(false);
  }

  if (token === '' || outcome?.kind === 'invalid') return <NotMeScreen state={{ kind: 'invalid' }} />;
  if (outcome?.kind === 'deleted') return <NotMeScreen state={outcome} />;
  if (outcome?.kind === 'done') return <NotMeScreen state={{ kind: 'secured' }} />;
  const problem = outcome && problemOf(outcome);
  return <NotMeScreen state={{ kind: 'asking', pending, problem, onSecure: () => void secure() }} />;
}
