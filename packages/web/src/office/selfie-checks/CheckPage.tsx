import { CheckScreen } from '@nestmates/ui/screens/office/selfie-checks/CheckScreen.tsx';
import type {
  CheckDecisionForm,
  CheckScreenState,
} from '@nestmates/ui/screens/office/selfie-checks/check-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, isNotFound, issuesIn } from '../../platform/api/errors.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';

/** Each reading is a look that stands in the audit, so nothing is read again by itself, and nothing is kept. */
const checkQuery = (id: number) => ({
  ...readQuery('get /api/admin/checks/:id', { id }),
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});

const sentenceOf = (error: unknown, code: string): string | undefined =>
  error instanceof ApiError && error.code === code ? error.serverMessage : undefined;

function Check({ id }: { readonly id: number }) {
  useTitle(`Photo Check ${id}`);
  const query = useQuery(checkQuery(id));
  const { data: check, error, refetch } = query;
  const navigate = useNavigate();
  const [changed, setChanged] = useState<string>();
  const [decidedBefore, setDecidedBefore] = useState<string>();
  const decide = useAction({
    call: ({ decision, words }: CheckDecisionForm) =>
      call('post /api/admin/checks/:id/decide', {
        params: { id },
        body: { decision, words, profilePhotoUrl: check?.member.profilePhotoUrl ?? undefined },
      }),
    says: ({ message }) => message,
    fails: (refusal) =>
      sentenceOf(refusal, 'CHECK_CHANGED') ||
      sentenceOf(refusal, 'CHECK_DECIDED') ||
      issuesIn(refusal)?.length
        ? undefined
        : 'Failed to decide the check.',
    touches: { type: 'admin' },
    onSuccess: () => void navigate('/admin/checks'),
    onError(refusal) {
      setChanged(sentenceOf(refusal, 'CHECK_CHANGED'));
      setDecidedBefore(sentenceOf(refusal, 'CHECK_DECIDED'));
    },
  });

  async function lookAgain(): Promise<void> {
    await refetch();
    setChanged(undefined);
  }

  function stateOf(): CheckScreenState {
    const decided = decidedBefore ?? sentenceOf(error, 'CHECK_DECIDED');
    if (decided) return { kind: 'decided', words: decided };
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!check) return unreadyState(query);
    return {
      kind: 'ready',
      check,
      changed,
      sending: decide.pending,
      issues: decide.issues,
      onDecide: decide.run,
      onLookAgain: () => void lookAgain(),
    };
  }

  return <CheckScreen state={stateOf()} />;
}

export default function CheckPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <CheckScreen state={{ kind: 'not-found' }} /> : <Check key={id} id={id} />;
}
