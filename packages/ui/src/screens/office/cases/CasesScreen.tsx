import type { CaseCountsView } from '@nestmates/application/office/cases/case-views.ts';
import { categories, reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Tabs } from '../../../components/navigation/Tabs.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready } from '../admin/AdminUnready.tsx';
import { CaseQueue } from './CaseQueue.tsx';
import styles from './CasesScreen.module.css';
import { ageText } from './case-text.ts';
import { type CasesScreenState, type CaseTab, caseTabs } from './cases-state.ts';

const labels: Readonly<Record<CaseTab, string>> = {
  open: 'Open',
  appealed: 'Appeals',
  mine: 'Claimed by Me',
  decided: 'Decided',
  closed: 'Closed',
};

const counted: Readonly<Partial<Record<CaseTab, keyof Omit<CaseCountsView, 'oldestAt'>>>> = {
  open: 'open',
  appealed: 'appealed',
  mine: 'mine',
};

const empty: Readonly<Record<CaseTab, ReactNode>> = {
  open: (
    <EmptyState scene="quiet" title="Nothing waits for a decision">
      What members report stands here, the urgent first.
    </EmptyState>
  ),
  appealed: (
    <EmptyState scene="quiet" title="No appeal waits for an answer">
      Who sees a decision differently can appeal for 180 days.
    </EmptyState>
  ),
  mine: (
    <EmptyState scene="quiet" title="You have claimed nothing">
      Open a case and say that you are looking, so that others take the next one.
    </EmptyState>
  ),
  decided: (
    <EmptyState scene="shelf" title="Nothing was decided yet">
      Decisions that can still be appealed stand here.
    </EmptyState>
  ),
  closed: (
    <EmptyState scene="shelf" title="Nothing is closed yet">
      Cases whose appeal was answered stand here, and those whose member is gone.
    </EmptyState>
  ),
};

const every = 'every';
const categoryOptions = [
  { value: every, label: 'Every reason' },
  ...reportCategories.map((value) => ({ value, label: categories[value].label })),
];

function List({ state }: { readonly state: CasesScreenState }) {
  const { cases: list, tab, category } = state;
  if (list.kind !== 'ready') return <AdminUnready state={list} what="the cases" />;
  if (list.cases.length > 0 || list.more) return <CaseQueue {...state} list={list} />;
  if (category === undefined) return empty[tab];
  return (
    <EmptyState scene="quiet" title="No case with this reason">
      Choose another reason, or every one.
    </EmptyState>
  );
}

function Waiting({ counts, now }: Pick<CasesScreenState, 'counts' | 'now'>) {
  if (!counts) return <p className={styles.waiting}>&nbsp;</p>;
  const { oldestAt, urgent } = counts;
  return (
    <p className={styles.waiting}>
      {oldestAt === null ? 'No case is open' : `Oldest case: ${ageText(oldestAt, now)}`}
      {urgent > 0 && ` · ${urgent} urgent`}
    </p>
  );
}

/** What was reported and waits for somebody to look at it, the urgent first. */
export const CasesScreen = ({ state }: { readonly state: CasesScreenState }) => (
  <AdminPage
    current="cases"
    title={
      <>
        What was <em>reported</em>
      </>
    }
  >
    <div className={styles.head}>
      <Waiting {...state} />
      <div className={styles.filter}>
        <Select
          name="category"
          label="Reason"
          placeholder="Every reason"
          options={categoryOptions}
          value={state.category ?? every}
          onChange={(value) => state.onCategory(reportCategories.find((one) => one === value))}
        />
      </div>
    </div>
    <Tabs
      label="Cases"
      value={state.tab}
      onChange={(id) => state.onTab(caseTabs.find((tab) => tab === id) ?? 'open')}
      items={caseTabs.map((tab) => ({
        id: tab,
        label: labels[tab],
        count: state.counts && counted[tab] && state.counts[counted[tab]],
        content: <List state={state} />,
      }))}
    />
  </AdminPage>
);
