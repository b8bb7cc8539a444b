import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './AccountScreen.module.css';
import { PageTitleContext } from './AccountSection.tsx';

interface AccountPartScreenProps {
  readonly title: string;
  /** Sections (AccountSection). */
  readonly children: ReactNode;
}

/** What one row of the account opens. */
export const AccountPartScreen = ({ title, children }: AccountPartScreenProps) => (
  <Page className={styles.page} title={title}>
    <PageTitleContext value={title}>
      <div>{children}</div>
    </PageTitleContext>
  </Page>
);
