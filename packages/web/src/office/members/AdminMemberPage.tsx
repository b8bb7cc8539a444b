import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';
import type { PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import {
  AdminMemberScreen,
  type AdminMemberState,
} from '@nestmates/ui/screens/office/members/AdminMemberScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminMemberQuery, sharingQuery } from './admin-member-queries.ts';
import { partingQuestion } from './parting-question.ts';
import { payoutsQuestion } from './payouts-question.ts';

const loadReason = async () => (await import('../admin/ReasonDialogContainer.tsx')).ReasonDialogContainer;

function AdminMember({ id }: { readonly id: number }) {
  useTitle('Member');
  const query = useQuery(adminMemberQuery(id));
  const { data: member, error } = query;
  const sharing = useQuery(sharingQuery(id));
  const { run, pending } = useAction({
    call: (email: string) => call('post /api/admin/lift-moves', { body: { email } }),
    says: ({ message }) => message,
    fails: { title: 'Not lifted', description: 'Please try again.' },
    touches: { type: 'admin' },
  });
  const [asking, setAsking] = useState<'payouts' | { account: SharingAccountView; word: PartingWord }>();
  const { loaded: Reason, load } = useLazyImport(loadReason);
  function ask(what: typeof asking): void {
    setAsking(what);
    void load();
  }
  function stateOf(): AdminMemberState {
    if (isNotFound(error)) return { kind: 'not-found' };
    return member
      ? {
          kind: 'ready',
          member,
          lifting: pending,
          onLiftMoves: () => run(member.email),
          onPayouts: () => ask('payouts'),
          sharing: sharing.data ? { kind: 'ready', accounts: sharing.data } : loadingOrFailed(sharing),
          onParting: (account, word) => ask({ account, word }),
        }
      : unreadyState(query);
  }
  return (
    <>
      <AdminMemberScreen state={stateOf()} />
      {Reason && member && asking && (
        <Reason
          {...(asking === 'payouts'
            ? payoutsQuestion(member)
            : partingQuestion(id, asking.account, asking.word))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

export default function AdminMemberPage() {
  const id = parseId(useParams().id);
  return id === undefined ? (
    <AdminMemberScreen state={{ kind: 'not-found' }} />
  ) : (
    <AdminMember key={id} id={id} />
  );
}
