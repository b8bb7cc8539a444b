import {
  AdminMemberScreen,
  type AdminMemberState,
} from '@nestmates/ui/screens/office/members/AdminMemberScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminMemberQuery } from './admin-member-queries.ts';

function AdminMember({ id }: { readonly id: number }) {
  useTitle('Member');
  const query = useQuery(adminMemberQuery(id));
  const { data: member, error } = query;
  function stateOf(): AdminMemberState {
    if (isNotFound(error)) return { kind: 'not-found' };
    return member ? { kind: 'ready', member } : unreadyState(query);
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
