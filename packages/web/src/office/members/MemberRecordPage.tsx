import {
  MemberRecordScreen,
  type MemberRecordState,
} from '@nestmates/ui/screens/office/members/MemberRecordScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../administration/unready.ts';
import { memberRecordQuery } from './member-queries.ts';

function MemberRecord({ id }: { readonly id: number }) {
  useTitle('Member');
  const query = useQuery(memberRecordQuery(id));
  const { data: member, error } = query;
  const { run, pending } = useAction({
    call: (email: string) => call('post /api/admin/lift-moves', { body: { email } }),
    says: ({ message }) => message,
    fails: { title: 'Not lifted', description: 'Please try again.' },
    touches: { type: 'administration' },
  });
  function stateOf(): MemberRecordState {
    if (isNotFound(error)) return { kind: 'not-found' };
    return member
      ? { kind: 'ready', member, lifting: pending, onLiftMoves: () => run(member.email) }
      : unreadyState(query);
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
