import {
  MemberRecordScreen,
  type MemberRecordState,
} from '@nestmates/ui/screens/office/members/MemberRecordScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../administration/unready.ts';
import { memberRecordQuery } from './member-queries.ts';

function MemberRecord({ id }: { readonly id: number }) {
  useTitle('Member');
  const query = useQuery(memberRecordQuery(id));
  const { data: member, error } = query;
  function stateOf(): MemberRecordState {
    if (isNotFound(error)) return { kind: 'not-found' };
    return member ? { kind: 'ready', member } : unreadyState(query);
  }
  return <MemberRecordScreen state={stateOf()} />;
}

export default function MemberRecordPage() {
  const id = parseId(useParams().id);
  return id === undefined ? (
    <MemberRecordScreen state={{ kind: 'not-found' }} />
  ) : (
    <MemberRecord key={id} id={id} />
  );
}
