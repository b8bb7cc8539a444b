import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { ResendButton } from './ResendButton.tsx';
import styles from './VerifyEmailBanner.module.css';
import type { VerificationResend } from './verification.ts';

export interface VerifyEmailBannerState {
  readonly email: string;
  readonly resend: VerificationResend;
  /** Left out where verifying is required. */
  readonly onDismiss?: (() => void) | undefined;
}

/** On top of a member's pages until their e-mail is verified. */
export function VerifyEmailBanner({
  state: { email, resend, onDismiss },
}: {
  readonly state: VerifyEmailBannerState;
}) {
  const sent = resend.kind === 'sent';
  return (
    <div className={styles.place}>
      <Banner
        look={sent ? 'good' : 'note'}
        title={sent ? 'A new link is on its way' : 'Verify your email'}
        action={
          <div className={styles.actions}>
            <ResendButton look="text" size="small" resend={resend} />
            {onDismiss && (
              <Button look="text" size="small" onClick={onDismiss}>
                Not now
              </Button>
            )}
          </div>
        }
      >
        Open the link in our email to <span className={styles.email}>{email}</span>.
        {!onDismiss &&
          ' Until then you see no other moms and none sees you, and you cannot send requests, write or swap.'}
      </Banner>
    </div>
  );
}
