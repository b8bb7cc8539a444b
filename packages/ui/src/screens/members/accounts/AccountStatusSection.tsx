import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import styles from './AccountScreen.module.css';
import { AccountSection } from './AccountSection.tsx';

/** The member's plan, and the way to a higher one. */
export const AccountStatusSection = ({ status }: { readonly status: 'Premium' | 'Pro' | 'Free' }) => (
  <AccountSection title="Account Status">
    <div className={styles.status}>
      <Badge tone={status === 'Free' ? 'plain' : 'berry'}>{status}</Badge>
      {status !== 'Premium' && (
        <LinkButton href="/subscribe" look="text" size="small">
          See plans
        </LinkButton>
      )}
    </div>
  </AccountSection>
);
