import {
  AdminEarlyAccessScreen,
  type AdminEarlyAccessState,
} from '@nestmates/ui/screens/office/early-access/AdminEarlyAccessScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { useQuestion } from '../admin/use-question.ts';
import { useResets } from '../admin/use-resets.tsx';
import { codesQuery, earlyAccessQuery } from './early-access-queries.ts';
import { useNewCode } from './use-new-code.ts';

const touches = { type: 'admin' } as const;

export default function AdminEarlyAccessPage() {
  useTitle('Early Access Management');
  const [access, codes] = [useQuery(earlyAccessQuery), useQuery(codesQuery)];
  const { resets } = useResets();
  const newCode = useNewCode();
  const revoking = useQuestion({
    call: (email: string) => call('post /api/admin/revoke', { body: { email } }),
    says: (_, email) => ({ title: 'Access revoked', description: `${email} has no early access any more.` }),
    fails: { title: 'Failed to revoke access', description: 'Please try again.' },
    touches,
  });
  const closing = useQuestion({
    call: (code: string) => call('post /api/admin/codes/close', { body: { code } }),
    says: (_, code) => ({ title: 'Code closed', description: `Nobody can use ${code} any more.` }),
    fails: { title: 'Failed to close the code', description: 'Please try again.' },
    touches,
  });

  function stateOf(): AdminEarlyAccessState {
    if (!access.data) return unreadyState(access);
    if (!codes.data) return unreadyState(codes);
    return {
      kind: 'ready',
      access: access.data,
      codes: codes.data,
      revoking: revoking.question,
      closing: closing.question,
      ...resets,
      ...newCode,
    };
  }
  return <AdminEarlyAccessScreen state={stateOf()} />;
}
