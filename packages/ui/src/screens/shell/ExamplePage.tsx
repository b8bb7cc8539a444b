import { SectionHeading } from '../../components/layout/SectionHeading.tsx';
import { ContentsList, ContentsRow } from '../../components/navigation/LinkList.tsx';
import styles from './ExamplePage.module.css';

/** Something to stand in the shell's stories. */
export function ExamplePage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        Hi <em>Sofia!</em>
      </h1>
      <SectionHeading>Today’s Snapshot</SectionHeading>
      <ContentsList>
        <ContentsRow lead={12} href="/browse">
          New matches
        </ContentsRow>
        <ContentsRow lead={4} href="/check-in">
          Moms nearby
        </ContentsRow>
        <ContentsRow lead={1} href="/connection-requests">
          Connection Requests
        </ContentsRow>
      </ContentsList>
    </div>
  );
}
