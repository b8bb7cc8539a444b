import type { NewSecretView } from '@nestmates/application/members/second-factor/contract.ts';
import { SecondFactorSection } from '@nestmates/ui/screens/members/second-factor/SecondFactorSection.tsx';
import type { SecondFactorSectionState } from '@nestmates/ui/screens/members/second-factor/second-factor-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { loadSession, useMember } from '../../platform/session/session.ts';
import { useCopy } from '../../platform/shared/use-copy.ts';
import { unlessNotGiven } from '../accounts/password-asking.ts';
import { useOwnPassword } from '../accounts/use-own-password.tsx';

const secondFactorQuery = readQuery('get /api/account/totp');
const renew = () => {
  void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  void loadSession();
};

export function SecondFactorSectionContainer() {
  const { mustUseSecondFactor } = useMember();
  const [begun, setBegun] = useState<NewSecretView>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [step, setStep] = useState<'shown' | 'renewing' | 'renewed' | 'turning-off'>('shown');
  const { copied, onCopy } = useCopy((codes ?? []).join('\n'));
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'How you log in is changed with your password only.',
  );
  const query = useQuery({ ...secondFactorQuery, staleTime: 0 });
  const begin = useAction({
    call: () => withOwnPassword((password) => call('post /api/account/totp', { body: { password } })),
    fails: unlessNotGiven({ title: 'Failed to turn it on', description: 'Please try again.' }),
    onSuccess: setBegun,
  });
  const confirm = useAction({
    call: (code: string) => call('post /api/account/totp/confirm', { body: { code } }),
    fails: { title: 'Failed to turn it on', description: 'Please try again.' },
    onSuccess({ recoveryCodes }) {
      setBegun(undefined);
      setCodes(recoveryCodes);
      renew();
    },
  });
  const renewCodes = useAction({
    call: (code: string) =>
      withOwnPassword((password) =>
        call('post /api/account/totp/recovery-codes', { body: { password, code } }),
      ),
    fails: unlessNotGiven({ title: 'Failed to get new codes', description: 'Please try again.' }),
    onSuccess({ recoveryCodes }) {
      setStep('renewed');
      setCodes(recoveryCodes);
      renew();
    },
  });
  const remove = useAction({
    call: (code: string) =>
      withOwnPassword((password) => call('delete /api/account/totp', { body: { password, code } })),
    says: ({ message }) => message,
    fails: unlessNotGiven({ title: 'Failed to turn it off', description: 'Please try again.' }),
    onSuccess() {
      setStep('shown');
      renew();
    },
  });
  function endCodes() {
    setCodes(undefined);
    setStep('shown');
  }

  return (
    <>
      <SecondFactorSection state={stateOf()} />
      {ownPasswordDialog}
    </>
  );

  function stateOf(): SecondFactorSectionState {
    if (codes) {
      return { kind: 'codes', codes, renewed: step === 'renewed', copied, onCopy, onDone: endCodes };
    }
    if (step === 'renewing' || step === 'turning-off') {
      const { pending, issues, run: onCode } = step === 'renewing' ? renewCodes : remove;
      return { kind: step, pending, issues, onCode, onCancel: () => setStep('shown') };
    }
    if (begun) {
      const { pending, issues, run: onCode } = confirm;
      return { kind: 'confirming', ...begun, pending, issues, onCode, onCancel: () => setBegun(undefined) };
    }
    if (!query.data) return loadingOrFailed(query);
    const { onSince, recoveryCodesLeft } = query.data;
    if (onSince === null) {
      return { kind: 'off', required: mustUseSecondFactor, pending: begin.pending, onTurnOn: begin.run };
    }
    return {
      kind: 'on',
      since: onSince,
      codesLeft: recoveryCodesLeft,
      onTurnOff: () => setStep('turning-off'),
      onRenew: () => setStep('renewing'),
    };
  }
}
