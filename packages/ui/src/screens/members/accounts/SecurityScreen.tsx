import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './AccountScreen.module.css';
import { AccountSection } from './AccountSection.tsx';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';

interface SecurityScreenProps {
  readonly password: ChangePasswordState;
  /** Further sections (AccountSection): factors and devices. */
  readonly children?: ReactNode;
}

/** What makes the account safe; open to suspended and banned members too. */
export function SecurityScreen({ password, children }: SecurityScreenProps) {
  return (
    <Page
      className={styles.page}
      title={
        <>
          Password and <em>Devices</em>
        </>
      }
    >
      <div>
        <AccountSection title="Change Password" lead="Your other devices are logged out with it.">
          <ChangePasswordForm key={password.succeeded} {...password} />
        </AccountSection>
        {children}
      </div>
    </Page>
  );
}
