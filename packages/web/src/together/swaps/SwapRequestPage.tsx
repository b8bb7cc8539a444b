import type { SwapForm } from '@nestmates/application/together/swaps/contract.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { usuallyFree } from '@nestmates/ui/screens/together/plans/usually-free.ts';
import type { OwnChildren } from '@nestmates/ui/screens/together/swaps/request/ChildrenChoice.tsx';
import { SwapRequestScreen } from '@nestmates/ui/screens/together/swaps/request/SwapRequestScreen.tsx';
import {
  emptySwapForm,
  type SwapFormValues,
} from '@nestmates/ui/screens/together/swaps/request/swap-form-schema.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { matchesQuery } from '../../friends/connections/connection-queries.ts';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import {
  parseSwapRequestParams,
  type SwapRequestParams,
} from '../../platform/routing/swap-request-params.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';
import { useWrittenCards } from '../sitter-cards/use-written-cards.ts';
import { useLastAsked } from './use-last-asked.ts';

function useOwnChildren(): OwnChildren {
  const query = useChildren();
  return query.data ? { kind: 'ready', children: query.data } : loadingOrFailed(query);
}

/**
 * Looked up in the member's connections, because anyone can write a URL; the name in the URL is the fallback.
 */
function useRecipient({ recipientId, matchId, recipientName }: SwapRequestParams) {
  // No error toasts of the queries.
  const { data } = useInfiniteQuery({ ...matchesQuery, meta: {} });
  const user = data?.items.find((match) => match.id === matchId && match.user.id === recipientId)?.user;
  const person = useQuery({ ...readQuery('get /api/people/:id', { id: recipientId }), meta: {} });
  const { firstName, profilePhotoUrl } = user ?? {};
  const swaps = person.data?.connection ?? undefined;
  const free = usuallyFree(person.data?.connection?.freeTogether ?? [], toDateTimeLocal(new Date()));
  return {
    recipient: { id: recipientId, name: firstName ?? recipientName, photoUrl: profilePhotoUrl, swaps },
    free,
  };
}

const isAlreadyRequested = (error: unknown) =>
  error instanceof ApiError && error.code === 'ALREADY_REQUESTED';
const sendingFailed = { title: 'Failed to send request', description: 'Failed to create swap request' };

function SwapRequestFormContainer({ asked: params }: { readonly asked: SwapRequestParams }) {
  const { recipientId, matchId } = params;
  const { id, firstName, profilePhotoUrl } = useMember();
  const navigate = useNavigate();
  const { recipient, free } = useRecipient(params);
  const { lastContact, lastSwap } = useLastAsked(id, recipientId);
  const children = useOwnChildren();
  const draft = `swap-${recipientId}`;
  const writtenCards = useWrittenCards();
  const [answers] = useState(() => ({ ...emptySwapForm, ...draftOf<Partial<SwapFormValues>>(id, draft) }));
  const onAnswers = useCallback((typed: SwapFormValues) => keepDraft(id, draft, typed), [id, draft]);
  const { run, kind, issues } = useAction({
    async call(swap: SwapForm): Promise<string> {
      try {
        await call('post /api/swaps/request', {
          body: { recipientId, matchId, ...swap, timeZone: browserTimeZone() },
        });
        return 'Swap request sent!';
      } catch (error) {
        // The response to an earlier submit was lost.
        if (isAlreadyRequested(error)) return errorMessage(error, 'You have already asked for this time.');
        throw error;
      }
    },
    says: (title) => seen(title),
    fails: unlessAtFields(sendingFailed),
    touches: { type: 'swap', userId: recipientId },
    onSuccess() {
      dropDraft(id, draft);
      // Replaces the form, so that Back skips it.
      navigate('/babysitting-swaps', { replace: true });
    },
  });
  return (
    <SwapRequestScreen
      state={{
        kind,
        me: { id, name: firstName ?? 'Another member', photoUrl: profilePhotoUrl },
        recipient,
        lastContact,
        lastSwap,
        free,
        now: toDateTimeLocal(new Date()),
        children,
        writtenCards,
        answers,
        issues,
        onAnswers,
        onSubmit: run,
      }}
    />
  );
}

export default function SwapRequestPage() {
  useTitle('Request a Swap');
  const isOpen = useOpens('swaps');
  const [query] = useSearchParams();
  const params = parseSwapRequestParams(query);
  if (!isOpen) return <SwapRequestScreen state={{ kind: 'locked' }} />;
  if (!params) return <SwapRequestScreen state={{ kind: 'invalid' }} />;
  return <SwapRequestFormContainer key={params.recipientId} asked={params} />;
}
