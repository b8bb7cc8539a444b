import { type ReactNode, useRef } from 'react';
import { Page } from '../../../components/layout/Page.tsx';
import { type TabItem, Tabs } from '../../../components/navigation/Tabs.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { EntryList, type EntryListProps, type EntryListState, entriesOf } from './EntryList.tsx';
import styles from './EntryTabs.module.css';

interface Entry {
  readonly id: number;
}

export interface EntryTab<Name extends string, E extends Entry> {
  readonly name: Name;
  readonly label: string;
  readonly state: EntryListState<E>;
  readonly empty: ReactNode;
  /** Stands above the list. */
  readonly above?: ReactNode;
  /** Whether an entry of this list waits for the member's answer; the tab then has a dot. */
  waits?(entry: E): boolean;
  entryOf: EntryListProps<E>['entryOf'];
}

interface EntryTabsProps<Name extends string, E extends Entry> {
  readonly title: ReactNode;
  /** Stands at the end of the header. */
  readonly actions?: ReactNode;
  /** "swaps" */
  readonly what: string;
  readonly lists: readonly EntryTab<Name, E>[];
  readonly open: Name;
  onOpen(name: Name): void;
}

function countOf<E extends Entry>(state: EntryListState<E>): Pick<TabItem, 'count' | 'orMore'> {
  if (state.kind !== 'ready') return {};
  return { count: state.entries.length, orMore: state.more !== undefined };
}

/** What the dot of a tab says: how many of its entries wait for the member's answer. */
function waitingIn<E extends Entry>({
  state,
  waits,
}: Pick<EntryTab<string, E>, 'state' | 'waits'>): Pick<TabItem, 'waiting'> {
  const count = entriesOf(state)?.filter((entry) => waits?.(entry)).length ?? 0;
  return count > 0 ? { waiting: `${count} ${count === 1 ? 'waits' : 'wait'} for you` } : {};
}

/** The page of swaps and that of playdates: a tab for each list, with what waits for the member. */
export function EntryTabs<Name extends string, E extends Entry>({
  title,
  actions,
  what,
  lists,
  open,
  onOpen,
}: EntryTabsProps<Name, E>) {
  const page = useRef<HTMLDivElement>(null);
  const lengths = lists.map(({ state }) => entriesOf(state)?.length ?? -1);
  useFocusContainerWhenLost(page, lengths.join(' '));
  const item = (list: EntryTab<Name, E>): TabItem => ({
    id: list.name,
    label: list.label,
    ...countOf(list.state),
    ...waitingIn(list),
    content: (
      <>
        {list.above}
        <EntryList state={list.state} what={what} empty={list.empty} entryOf={list.entryOf} />
      </>
    ),
  });
  return (
    <Page ref={page} className={styles.page} title={title} actions={actions}>
      <Tabs
        label={what.charAt(0).toUpperCase() + what.slice(1)}
        value={open}
        onChange={(id) => onOpen(lists.find(({ name }) => name === id)?.name ?? open)}
        items={lists.map(item)}
      />
    </Page>
  );
}
