import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import { EntrySkeleton } from '../../friends/connections/EntrySkeleton.tsx';
import styles from './EntryList.module.css';

interface Entry {
  readonly id: number;
}

export type EntryListState<E extends Entry> = Loadable<{
  readonly entries: readonly E[];
  readonly more?: MoreItems | undefined;
}>;

export const entriesOf = <E extends Entry>(state: EntryListState<E>): readonly E[] | undefined =>
  state.kind === 'ready' ? state.entries : undefined;

export interface EntryListProps<E extends Entry> {
  readonly state: EntryListState<E>;
  /** "swaps" */
  readonly what: string;
  readonly empty: ReactNode;
  entryOf(entry: E, isIntended: ReturnType<typeof useTapGuard>['isIntended']): ReactNode;
}

function Entries<E extends Entry>({
  entries,
  entryOf,
}: Pick<EntryListProps<E>, 'entryOf'> & { readonly entries: readonly E[] }) {
  const { isIntended } = useTapGuard(entries.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          {entryOf(entry, isIntended)}
        </li>
      ))}
    </ul>
  );
}

/** A list of swaps or playdates, each with its actions. */
export function EntryList<E extends Entry>({ state, what, empty, entryOf }: EntryListProps<E>) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label={`Loading your ${what}`}>
        <div className={styles.list}>
          <EntrySkeleton />
          <EntrySkeleton />
        </div>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title={`We could not load your ${what}`}
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        They are safe. Your connection may be gone for a moment.
      </EmptyState>
    );
  }
  const { entries, more } = state;
  if (entries.length === 0 && !more) return empty;
  return (
    <div>
      <Entries entries={entries} entryOf={entryOf} />
      <LoadMore more={more} itemName={what} />
    </div>
  );
}
