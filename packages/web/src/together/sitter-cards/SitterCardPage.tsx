import type { SitterCardForm } from '@nestmates/application/together/sitter-cards/contract.ts';
import {
  SitterCardScreen,
  type SitterCardScreenState,
} from '@nestmates/ui/screens/together/sitter-cards/SitterCardScreen.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useChildren } from '../../members/children/children-query.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isUnreachable } from '../../platform/api/errors.ts';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { ownCardQuery } from './sitter-card-queries.ts';

/** What is typed is kept nowhere, unlike in other forms: a lost phone does not show it. */
function Card({ id }: { readonly id: number }) {
  const children = useChildren();
  const queryClient = useQueryClient();
  const card = ownCardQuery(id);
  const query = useQuery(card);
  const save = (body: SitterCardForm) => call('put /api/children/:id/card', { params: { id }, body });
  const changed = { type: 'sitter-card' } as const;
  const show = (saved: Awaited<ReturnType<typeof save>>) => queryClient.setQueryData(card.queryKey, saved);
  const saving = useAction({
    call: save,
    says: 'Sitter card saved',
    fails: unlessAtFields('Failed to save the sitter card'),
    touches: changed,
    onSuccess: show,
  });
  const [forms, setForms] = useState(1);
  const removing = useAction({
    call: () => save({}),
    says: 'Sitter card removed',
    fails: 'Failed to remove the sitter card',
    touches: changed,
    onSuccess(saved) {
      show(saved);
      setForms((count) => count + 1);
    },
  });
  const { data: own, error, isFetching, refetch } = query;
  const child = children.data?.find((one) => one.id === id);
  function stateOf(): SitterCardScreenState {
    if (own && child) {
      return {
        kind: saving.pending ? 'saving' : removing.pending ? 'removing' : 'asking',
        child,
        own,
        issues: saving.issues,
        onSubmit: saving.run,
        onRemove: () => removing.run(),
      };
    }
    if (isUnreachable(error) && !isFetching) return { kind: 'offline', onRetry: () => void refetch() };
    if (own) return children.data ? { kind: 'not-found' } : missingOrLoading(children);
    return missingOrLoading(query);
  }
  // The form begins anew when the card is removed.
  return <SitterCardScreen key={forms} state={stateOf()} />;
}

export default function SitterCardPage() {
  useTitle('Sitter Card');
  const id = parseId(useParams().id);
  return id === undefined ? <SitterCardScreen state={{ kind: 'not-found' }} /> : <Card key={id} id={id} />;
}
