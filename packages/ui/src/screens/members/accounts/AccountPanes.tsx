import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Panes } from '../../../components/layout/Panes.tsx';

interface AccountPanesProps {
  readonly list: ReactNode;
  readonly part: ReactNode | undefined;
}

/** The rows of the account and what one of them opens. */
export function AccountPanes({ list, part }: AccountPanesProps) {
  return (
    <Panes
      list={list}
      opened={part}
      nothing={
        <EmptyState scene="quiet" title="One at a time">
          Choose a row to see it and to change it.
        </EmptyState>
      }
    />
  );
}
