import type { GuaranteeView } from '@nestmates/application/money/subscriptions/contract.ts';
import type { GuaranteeState } from '@nestmates/ui/screens/money/subscriptions/GuaranteeBlock.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResendVerification } from '../../members/accounts/use-resend-verification.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const guaranteeQuery = readQuery('get /api/subscription/guarantee');

const none = { kind: 'none' } as const;

/** The money-back guarantee, and the question before it is used. */
export function useGuarantee(): GuaranteeState {
  const query = useQuery(guaranteeQuery);
  const [isAsking, setAsking] = useState(false);
  const resend = useResendVerification();
  const close = () => setAsking(false);
  const { run, pending } = useAction({
    call: () => call('post /api/subscription/guarantee'),
    fails: { title: 'Your money was not asked back', description: 'Please try again.' },
    touches: { type: 'access' },
    onSuccess(answer: GuaranteeView) {
      queryClient.setQueryData(guaranteeQuery.queryKey, answer);
      close();
    },
    onError: close,
  });
  if (!query.data) return loadingOrFailed(query);
  const guarantee = query.data;
  switch (guarantee.status) {
    case 'none':
      return none;
    case 'closed': {
      const { until } = guarantee;
      return until ? { kind: 'unverified', until, resend } : { kind: 'closed', guarantee };
    }
    case 'open': {
      const step = pending ? 'sending' : isAsking ? 'asking' : 'idle';
      return { kind: 'open', guarantee, step, onAsk: () => setAsking(true), onCancel: close, onConfirm: run };
    }
    default:
      return { kind: 'used', guarantee };
  }
}
