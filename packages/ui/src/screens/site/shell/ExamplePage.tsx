import { Page } from '../../../components/layout/Page.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './ExamplePage.module.css';

/** Content for the stories of the shell. */
export function ExamplePage() {
  return (
    <Page
      className={styles.page}
      title={
        <>
          Hi <em>Sofia!</em>
        </>
      }
    >
      <SectionHeading>Today’s Snapshot</SectionHeading>
      <LinkList>
        <LinkRow lead={12} href="/browse">
          New matches
        </LinkRow>
        <LinkRow lead={4} href="/check-in">
          Moms nearby
        </LinkRow>
        <LinkRow lead={1} href="/connection-requests">
          Connection Requests
        </LinkRow>
      </LinkList>
    </Page>
  );
}
