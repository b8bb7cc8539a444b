import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Panes } from '../../../components/layout/Panes.tsx';

interface PeoplePanesProps {
  readonly list: ReactNode;
  readonly person: ReactNode | undefined;
}

/** The connections of the member and the page of a person. */
export function PeoplePanes({ list, person }: PeoplePanesProps) {
  return (
    <Panes
      list={list}
      opened={person}
      nothing={
        <EmptyState scene="letter" title="Who is it today?">
          Choose one of your connections to see what you have in common.
        </EmptyState>
      }
    />
  );
}
