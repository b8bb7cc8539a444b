import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './AccountScreen.module.css';
import { NamedByPageContext } from './AccountSection.tsx';

interface AccountPartScreenProps {
  readonly title: string;
  /** A section (AccountSection) that the title names. */
  readonly named?: ReactNode;
  /** Sections with headings of their own. */
  readonly children?: ReactNode;
}

/** What one row of the account opens. */
export const AccountPartScreen = ({ title, named, children }: AccountPartScreenProps) => (
  <Page className={styles.page} title={title}>
    <div>
      <NamedByPageContext value={title}>{named}</NamedByPageContext>
      {children}
    </div>
  </Page>
);
