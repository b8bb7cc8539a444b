import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import {
  AdminDisputeScreen,
  type AdminDisputeScreenState,
} from '@nestmates/ui/screens/office/disputes/AdminDisputeScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { unreadyState } from '../admin/unready.ts';
import { useQuestion } from '../admin/use-question.ts';
import { disputeQuery } from './admin-dispute-queries.ts';

const loadDialog = async () => (await import('./EvidenceDialogContainer.tsx')).EvidenceDialogContainer;

function Dispute({ id }: { readonly id: number }) {
  useTitle(`Dispute ${id}`);
  const query = useQuery(disputeQuery(id));
  const { data: dispute, error } = query;
  const now = useNow();
  const [isAnswering, setAnswering] = useState(false);
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const { question: dismissal } = useQuestion<DisputePageView, unknown>({
    call: (about) => call('post /api/admin/disputes/:id/dismiss', { params: { id: about.id } }),
    says: 'Payment Left',
    fails: 'Failed to leave the payment.',
    touches: { type: 'admin' },
  });

  function stateOf(): AdminDisputeScreenState {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!dispute) return unreadyState(query);
    return {
      kind: 'ready',
      dispute,
      now,
      dismissal,
      onAnswer() {
        setAnswering(true);
        void load();
      },
    };
  }

  return (
    <>
      <AdminDisputeScreen state={stateOf()} />
      {Dialog && dispute && isAnswering && <Dialog dispute={dispute} onClose={() => setAnswering(false)} />}
    </>
  );
}

export default function AdminDisputePage() {
  const id = parseId(useParams().id);
  return id === undefined ? (
    <AdminDisputeScreen state={{ kind: 'not-found' }} />
  ) : (
    <Dispute key={id} id={id} />
  );
}
