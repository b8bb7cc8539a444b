import {
  PublicReportScreen,
  type PublicReportScreenState,
} from '@nestmates/ui/screens/trust/reports/PublicReportScreen.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { useTitle } from '../../platform/routing/use-title.ts';

type Outcome = Exclude<PublicReportScreenState, { kind: 'failed' }> | { readonly kind: 'failed' };

async function confirm(token: string): Promise<Outcome> {
  try {
    await call('post /api/public-reports/confirm', { body: { token } });
    return { kind: 'confirmed' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'failed' };
    const [issue] = error.failure.issues ?? [];
    return { kind: 'invalid', reason: issue?.message ?? errorMessage(error, 'Please report again.') };
  }
}

/** The link works by the page and not by its address, which programs open too. */
export default function PublicReportPage() {
  useTitle('Confirm your report');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'confirming' });
  const sentFor = useRef<string>(undefined);
  const send = useCallback(() => {
    setOutcome({ kind: 'confirming' });
    void confirm(token).then(setOutcome);
  }, [token]);
  useEffect(() => {
    if (sentFor.current === token) return;
    sentFor.current = token;
    send();
  }, [token, send]);
  return <PublicReportScreen state={outcome.kind === 'failed' ? { ...outcome, onRetry: send } : outcome} />;
}
