import { Badge } from '../../../components/labels/Badge.tsx';
import styles from './AccountScreen.module.css';
import { AccountSection } from './AccountSection.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { VerificationResend } from './verification.ts';

interface EmailSectionProps {
  readonly email: string;
  readonly verification: 'verified' | VerificationResend;
}

/** The address that the member logs in with, and whether it is verified. */
export const EmailSection = ({ email, verification }: EmailSectionProps) => (
  <AccountSection title="Email">
    <p className={styles.status}>
      <span className={styles.email}>{email}</span>
      {verification === 'verified' ? (
        <Badge tone="moss">Verified</Badge>
      ) : (
        <>
          <Badge tone="ochre">Not verified</Badge>
          <ResendButton look="text" size="small" resend={verification} />
        </>
      )}
    </p>
  </AccountSection>
);
