import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready } from '../admin/AdminUnready.tsx';
import { AppealForm } from './AppealForm.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseMember } from './CaseMember.tsx';
import { CaseNotices } from './CaseNotices.tsx';
import { CaseOwnSide } from './CaseOwnSide.tsx';
import { CaseReports } from './CaseReports.tsx';
import styles from './CaseScreen.module.css';
import { CaseThings } from './CaseThings.tsx';
import type { CaseReady, CaseScreenState } from './case-state.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { DecisionsMade } from './DecisionsMade.tsx';
import { HelpPanel, needsHelpFirst } from './HelpPanel.tsx';

/** What can be done now, or what was. */
function Deciding({ helps, ...state }: CaseReady & { readonly helps: boolean }) {
  const { page } = state;
  return (
    <>
      {!helps && <CaseMember {...state} />}
      <CaseNotices {...state} />
      <DecisionsMade {...state} />
      <CaseOwnSide {...state} />
      {page.actions.includes('decide') && <DecisionPanel {...state} quiet={helps} />}
      {page.actions.includes('uphold') && <AppealForm {...state} />}
    </>
  );
}

function Case(state: CaseReady) {
  const { page } = state;
  const helps = page.actions.includes('help') && needsHelpFirst(page);
  return (
    <div className={styles.case} data-helps={helps}>
      {helps && (
        <aside className={styles.first} aria-label="Help">
          <HelpPanel {...state} />
          <CaseMember {...state} />
        </aside>
      )}
      <div className={styles.main}>
        <CaseHead {...state} />
        <CaseThings page={page} />
        <CaseReports page={page} />
        <div className={styles.history}>
          <CaseHistory {...state} />
        </div>
      </div>
      <aside className={styles.aside} aria-label="Decision">
        <Deciding {...state} helps={helps} />
      </aside>
    </div>
  );
}

function Content({ state }: { readonly state: CaseScreenState }) {
  switch (state.kind) {
    case 'ready':
      return <Case {...state} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="We could not find this case"
          action={<LinkButton href="/admin/cases">Back to the Cases</LinkButton>}
        >
          There is none with this number.
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="this case" />;
  }
}

/** One case: what was reported as it was and as it is, by whom, and what is decided. */
export const CaseScreen = ({ state }: { readonly state: CaseScreenState }) => (
  <AdminPage current="cases" title={state.kind === 'ready' ? `Case ${state.page.id}` : 'Case'}>
    <Content state={state} />
  </AdminPage>
);
