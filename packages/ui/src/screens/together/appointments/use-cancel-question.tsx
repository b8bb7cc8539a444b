import { type ReactNode, useState } from 'react';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import type { ActionQuestion } from './action-row.ts';

/** Asks before an appointment is cancelled, which cannot be taken back. */
export function useCancelQuestion<Appointment>(
  questionOf: (appointment: Appointment) => ActionQuestion,
  onCancel: (appointment: Appointment) => void,
): { ask(appointment: Appointment): void; readonly question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly about: Appointment }>();
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
