import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

/** What was reported, before its name. */
export const kindLabels: Readonly<Record<ThingKind, string>> = {
  member: 'Member',
  photo: 'Photo',
  message: 'Message',
  'check-in': 'Check-in',
  swap: 'Babysitting swap',
  playdate: 'Playdate',
  listing: 'Listing',
  shop: 'Shop',
  review: 'Review',
  order: 'Order',
};

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
