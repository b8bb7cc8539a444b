import type { DisputeList, DisputeView } from '@nestmates/application/office/disputes/contract.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { Tabs } from '../../../components/navigation/Tabs.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { dateText } from '../admin/moment-text.ts';
import { DisputeBadges } from './DisputeBadges.tsx';
import { dueText, reasonText, subjectOf, takenText, whoPaid } from './dispute-text.ts';

export const disputeTabs = ['answer', 'waiting', 'decided'] as const satisfies readonly DisputeList[];

export type DisputeListState =
  | AdminUnreadyState
  | {
      readonly kind: 'ready';
      readonly disputes: readonly DisputeView[];
      readonly more?: MoreItems | undefined;
    };

export interface AdminDisputesScreenState {
  readonly tab: DisputeList;
  readonly disputes: DisputeListState;
  readonly now: Date;
  onTab(tab: DisputeList): void;
}

const labels: Readonly<Record<DisputeList, string>> = {
  answer: 'To Answer',
  waiting: 'With the Bank',
  decided: 'Decided',
};

const empty: Readonly<Record<DisputeList, ReactNode>> = {
  answer: (
    <EmptyState scene="quiet" title="Nothing to answer">
      What a bank asks about a payment stands here, the nearest deadline first.
    </EmptyState>
  ),
  waiting: (
    <EmptyState scene="quiet" title="No bank is looking into a payment">
      What you have answered stands here until the bank has decided.
    </EmptyState>
  ),
  decided: (
    <EmptyState scene="shelf" title="Nothing was decided yet">
      Disputes that are won, lost or closed stand here.
    </EmptyState>
  ),
};

const columnsAt = (now: Date): readonly [Column<DisputeView>, ...Column<DisputeView>[]] => [
  { id: 'what', label: 'What', cell: subjectOf },
  { id: 'who', label: 'Who', cell: whoPaid },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reasonText(reason) },
  { id: 'status', label: 'Status', cell: (dispute) => <DisputeBadges dispute={dispute} /> },
  {
    id: 'since',
    label: 'When',
    cell: (dispute) => (
      <time dateTime={dispute.openedAt}>{dueText(dispute, now) ?? dateText(dispute.openedAt)}</time>
    ),
  },
  { id: 'amount', label: 'Taken', numeric: true, cell: takenText },
];

function List({ state }: { readonly state: AdminDisputesScreenState }) {
  const { disputes: list, tab, now } = state;
  if (list.kind !== 'ready') return <AdminUnready state={list} what="the disputes" />;
  if (list.disputes.length === 0 && !list.more) return empty[tab];
  return (
    <DataTable
      caption={labels[tab]}
      columns={columnsAt(now)}
      rows={list.disputes}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/disputes/${id}`}
      more={list.more}
      itemName="disputes"
    />
  );
}

/** What banks ask about payments, as tasks with their deadlines. */
export const AdminDisputesScreen = ({ state }: { readonly state: AdminDisputesScreenState }) => (
  <AdminPage
    current="disputes"
    title={
      <>
        What banks <em>ask</em>
      </>
    }
  >
    <Tabs
      label="Disputes"
      value={state.tab}
      onChange={(id) => state.onTab(disputeTabs.find((tab) => tab === id) ?? 'answer')}
      items={disputeTabs.map((tab) => ({
        id: tab,
        label: labels[tab],
        content: <List state={state} />,
      }))}
    />
  </AdminPage>
);
