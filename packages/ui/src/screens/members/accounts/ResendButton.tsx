import type { ComponentProps } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import type { VerificationResend } from './verification.ts';

type ResendButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'wide'> & {
  readonly resend: VerificationResend;
};

/** Stays after a link was sent, since it may have to be sent again. */
export function ResendButton({ resend: { kind, onResend }, ...look }: ResendButtonProps) {
  return (
    <Button {...look} pending={kind === 'sending'} pendingLabel="Sending..." onClick={onResend}>
      {kind === 'sent' ? 'Send once more' : 'Send the link again'}
    </Button>
  );
}
