import { usedLinkMessage } from '@nestmates/domain/members/accounts/password-reset.ts';
import {
  ResetPasswordScreen,
  type ResetPasswordScreenState,
} from '@nestmates/ui/screens/members/accounts/ResetPasswordScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { seen, unlessInvalid } from '../../platform/actions/action.ts';
import { useVisitorAction } from '../../platform/actions/use-visitor-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { Queries } from '../../platform/queries/Queries.tsx';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { loadSession } from '../../platform/session/session.ts';

/** What the server says of a link that opens nothing. */
const invalidity = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? (error.serverMessage ?? '')
    : undefined;

function ResetPassword({ token }: { readonly token: string }) {
  const [done, setDone] = useState(false);
  const [now] = useState(() => new Date());
  // What is ticked stays: it is read once, and what comes later cannot be kept.
  const keys = useQuery({ ...readQuery('get /api/password-reset/:token', { token }), staleTime: Infinity });
  const { run, pending, issues } = useVisitorAction({
    call: (body: BodyFor<'post /api/password-reset-confirm'>) =>
      call('post /api/password-reset-confirm', { body }),
    says: ({ message }) => seen('Password Reset Complete', message),
    fails: unlessInvalid({ title: 'Failed to reset password', description: 'Please try again.' }),
    onSuccess() {
      // A reset ends all sessions of the member, perhaps also the one of this browser.
      void loadSession();
      setDone(true);
    },
  });
  return <ResetPasswordScreen state={stateOf()} />;

  function stateOf(): ResetPasswordScreenState {
    if (done) return { kind: 'done' };
    const refused = issues?.find(({ path }) => path === 'token')?.message ?? invalidity(keys.error);
    if (refused !== undefined) return { kind: 'expired', used: refused === usedLinkMessage };
    if (keys.data === undefined) {
      return keys.isError ? { kind: 'failed', onRetry: () => void keys.refetch() } : { kind: 'loading' };
    }
    return {
      kind: 'asking',
      pending,
      issues,
      keys: keys.data,
      now,
      onReset: (newPassword, { passkeys, twoStep }) =>
        run({ token, newPassword, keep: { passkeys: [...passkeys], twoStep } }),
    };
  }
}

export default function ResetPasswordPage() {
  useTitle('Reset Password');
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) return <ResetPasswordScreen state={{ kind: 'no-token' }} />;
  return (
    <Queries>
      <ResetPassword token={token} />
    </Queries>
  );
}
