import { type ReactNode, useState } from 'react';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import type { ActionQuestion } from './action-row.ts';

/** Asks before a swap or playdate is cancelled, which cannot be taken back. */
export function useCancelQuestion<Entry>(
  questionOf: (entry: Entry) => ActionQuestion,
  onCancel: (entry: Entry) => void,
): { ask(entry: Entry): void; readonly question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly about: Entry }>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  return {
    ask(about) {
      setAsked({ about });
      void load();
    },
    question: Question && asked && (
      <Question
        open
        {...questionOf(asked.about)}
        cancel="Keep It"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          onCancel(asked.about);
        }}
      />
    ),
  };
}
