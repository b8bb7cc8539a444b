import { Button } from '../../../components/actions/Button.tsx';
import { ResendButton } from './ResendButton.tsx';
import styles from './VerifyEmailLine.module.css';
import type { VerificationResend } from './verification.ts';

export interface VerifyEmailLineState {
  readonly email: string;
  readonly resend: VerificationResend;
  /** Left out where verifying is required. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A line below the header of the Dashboard until the member's e-mail is verified. */
export function VerifyEmailLine({
  state: { email, resend, onDismiss },
}: {
  readonly state: VerifyEmailLineState;
}) {
  const sent = resend.kind === 'sent';
  return (
    <section className={styles.line} data-sent={sent} aria-label="Your email">
      <p className={styles.words}>
        <strong>{sent ? 'A new link is on its way' : 'Verify your email'}</strong>
        {': open the link in our email to '}
        <span className={styles.email}>{email}</span>.
        {!onDismiss &&
          ' Until then you see no other moms and none sees you, and you cannot send requests, write or swap.'}
      </p>
      <div className={styles.actions}>
        <ResendButton look="text" size="small" resend={resend} />
        {onDismiss && (
          <Button look="text" size="small" onClick={onDismiss}>
            Not now
          </Button>
        )}
      </div>
    </section>
  );
}
