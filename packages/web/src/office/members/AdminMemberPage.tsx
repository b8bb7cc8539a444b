import {
  AdminMemberScreen,
  type AdminMemberState,
} from '@nestmates/ui/screens/office/members/AdminMemberScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminMemberQuery } from './admin-member-queries.ts';

function AdminMember({ id }: { readonly id: number }) {
  useTitle('Member');
  const query = useQuery(adminMemberQuery(id));
  const { data: member, error } = query;
  const { run, pending } = useAction({
    call: (email: string) => call('post /api/admin/lift-moves', { body: { email } }),
    says: ({ message }) => message,
    fails: { title: 'Not lifted', description: 'Please try again.' },
    touches: { type: 'admin' },
  });
  function stateOf(): AdminMemberState {
    if (isNotFound(error)) return { kind: 'not-found' };
    return member
      ? { kind: 'ready', member, lifting: pending, onLiftMoves: () => run(member.email) }
      : unreadyState(query);
  }
  return <AdminMemberScreen state={stateOf()} />;
}

export default function AdminMemberPage() {
  const id = parseId(useParams().id);
  return id === undefined ? (
    <AdminMemberScreen state={{ kind: 'not-found' }} />
  ) : (
    <AdminMember key={id} id={id} />
  );
}
