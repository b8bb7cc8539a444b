import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import type { SwapForm } from '@nestmates/application/swaps/contract.ts';
import type { OwnChildren } from '@nestmates/ui/screens/swaps/request/ChildrenChoice.tsx';
import { toDateTimeLocal } from '@nestmates/ui/screens/swaps/request/datetime-local.ts';
import { SwapRequestScreen } from '@nestmates/ui/screens/swaps/request/SwapRequestScreen.tsx';
import { emptySwapForm, type SwapFormValues } from '@nestmates/ui/screens/swaps/request/swap-form-schema.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, call, errorMessage, issuesIn } from '../api/api.ts';
import { useChildren } from '../children/children-query.ts';
import { matchesQuery } from '../connections/connection-queries.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useTitle } from '../routing/use-title.ts';
import { useMember } from '../session/session.ts';
import { draftOf, dropDraft, keepDraft } from '../shared/drafts.ts';
import { pendingSwapsQuery } from './swap-queries.ts';
import { parseSwapRequestParams, type SwapRequestParams } from './swap-request-params.ts';

function useOwnChildren(): OwnChildren {
  const query = useChildren();
  return query.data ? { kind: 'ready', children: query.data } : loadingOrFailed(query);
}

/** From her connections, because anyone can write a URL; the name in the URL is the fallback. */
function useRecipientName({ recipientId, matchId, recipientName }: SwapRequestParams): string {
  // Without the error toast of the query.
  const { data } = useQuery({ ...matchesQuery, meta: {} });
  const match = data?.items.find(({ id, user }) => id === matchId && user.id === recipientId);
  return match?.user.firstName ?? recipientName;
}

function SwapRequestFormContainer({ asked: params }: { readonly asked: SwapRequestParams }) {
  const { recipientId, matchId } = params;
  const { id } = useMember();
  const client = useQueryClient();
  const navigate = useNavigate();
  const recipientName = useRecipientName(params);
  const children = useOwnChildren();
  const draft = `swap-${recipientId}`;
  const [answers] = useState(() => draftOf<SwapFormValues>(id, draft) ?? emptySwapForm);
  const onAnswers = useCallback((typed: SwapFormValues) => keepDraft(id, draft, typed), [id, draft]);
  const finish = (title: string) => {
    dropDraft(id, draft);
    void client.invalidateQueries({ queryKey: pendingSwapsQuery.queryKey });
    toast({ title });
    // Replaces the form, so that Back skips it.
    navigate('/babysitting-swaps', { replace: true });
  };
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (swap: SwapForm) => call(swapsCalls.request, { body: { recipientId, matchId, ...swap } }),
    onSuccess: () => finish('Swap request sent!'),
    onError(cause) {
      // The response to an earlier submit was lost.
      if (cause instanceof ApiError && cause.code === 'ALREADY_REQUESTED') {
        return finish(errorMessage(cause, 'You have already asked for this time.'));
      }
      // Shown at the fields.
      if (issuesIn(cause)?.length) return;
      toast({
        title: 'Failed to send request',
        description: errorMessage(cause, 'Failed to create swap request'),
        destructive: true,
      });
    },
  });
  return (
    <SwapRequestScreen
      state={{
        kind: isPending || isSuccess ? 'sending' : 'asking',
        recipientName,
        now: toDateTimeLocal(new Date()),
        children,
        answers,
        issues: issuesIn(error),
        onAnswers,
        onSubmit: mutate,
      }}
    />
  );
}

export default function SwapRequestPage() {
  useTitle('Request a Swap');
  const { plan } = useMember();
  const [query] = useSearchParams();
  const params = parseSwapRequestParams(query);
  if (plan === 'free') return <SwapRequestScreen state={{ kind: 'locked' }} />;
  if (!params) return <SwapRequestScreen state={{ kind: 'invalid' }} />;
  return <SwapRequestFormContainer key={params.recipientId} asked={params} />;
}
