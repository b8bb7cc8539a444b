import type { ReportSubject } from '@nestmates/ui/screens/trust/reports/report-context.ts';
import { useSyncExternalStore } from 'react';

/** What is being reported; the dialog stands beside the page, which may drop what it is about. */
let asked: ReportSubject | undefined;
const listeners = new Set<() => void>();

function setAsked(next: ReportSubject | undefined): void {
  asked = next;
  for (const tell of listeners) tell();
}

export const askToReport = (subject: ReportSubject): void => setAsked(subject);
export const closeReport = (): void => setAsked(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAskedReport = (): ReportSubject | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
