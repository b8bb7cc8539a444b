import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

interface ReportStatus {
  readonly tone: BadgeTone;
  readonly label: string;
  readonly sentence: string;
}

interface Reporter {
  /** Has to verify the e-mail and has not, so that reports weigh nothing yet. */
  readonly mustVerifyEmail: boolean;
}

const counts = 'It counts once your email is verified, by the link that we have sent you.';

/** What becomes of a report that was just sent. */
export const wordsOfReceived = ({ mustVerifyEmail }: Reporter): string =>
  mustVerifyEmail
    ? `We have received your report. ${counts} Under “My reports” you see what becomes of it.`
    : 'We have received your report. A person looks at it, and under “My reports” you see what becomes of it.';

/** What the reporter may know of what became of it, and nothing more. */
export function statusOf(
  { state, outcome }: Pick<ReportView, 'state' | 'outcome'>,
  { mustVerifyEmail }: Reporter,
): ReportStatus {
  if (state === 'withdrawn') {
    return { tone: 'plain', label: 'Withdrawn', sentence: 'You have withdrawn it. It counts for nothing.' };
  }
  if (state === 'received') {
    return {
      tone: 'ochre',
      label: 'Received',
      sentence: mustVerifyEmail ? counts : 'Somebody will look at it.',
    };
  }
  return outcome === 'done'
    ? { tone: 'moss', label: 'Looked at', sentence: 'Somebody has looked at it, and something was done.' }
    : { tone: 'plain', label: 'Looked at', sentence: 'Somebody has looked at it. There was nothing to do.' };
}
