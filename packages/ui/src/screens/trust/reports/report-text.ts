import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

interface ReportStatus {
  readonly tone: BadgeTone;
  readonly label: string;
  readonly sentence: string;
}

/** What the reporter may know of what became of it, and nothing more. */
export function statusOf({ state, outcome }: Pick<ReportView, 'state' | 'outcome'>): ReportStatus {
  if (state === 'withdrawn') {
    return { tone: 'plain', label: 'Withdrawn', sentence: 'You have withdrawn it. It counts for nothing.' };
  }
  if (state === 'received') {
    return { tone: 'ochre', label: 'Received', sentence: 'Somebody will look at it.' };
  }
  return outcome === 'done'
    ? { tone: 'moss', label: 'Looked at', sentence: 'Somebody has looked at it, and something was done.' }
    : { tone: 'plain', label: 'Looked at', sentence: 'Somebody has looked at it. There was nothing to do.' };
}
