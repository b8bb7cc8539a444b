import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import {
  type MemberReport,
  ReportDialog,
  type ReportDialogStep,
  type VisitorReport,
} from '@nestmates/ui/screens/trust/reports/ReportDialog.tsx';
import type { ReportSubject } from '@nestmates/ui/screens/trust/reports/report-context.ts';
import { wordsOfReceived } from '@nestmates/ui/screens/trust/reports/report-text.ts';
import { useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { currentMember } from '../../platform/session/session.ts';
import type { OtherMember } from './other-member.ts';

interface Props {
  readonly subject: ReportSubject;
  readonly reporter: 'member' | 'visitor';
  onBlock?: ((member: OtherMember) => void) | undefined;
  onClose(): void;
}

type Outcome = Extract<ReportDialogStep, { kind: 'received' | 'refused' }>;

const reportsHref = '/account/reports';
const fails = { title: 'Your report was not sent', description: 'Please try again.' } as const;

/** What was wrong with a field is said there, and what may work later in a toast. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.failure.issues === undefined;

/** Sends a report, and says what becomes of it. */
export default function ReportDialogContainer({ subject, reporter, onBlock, onClose }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { member } = subject;
  const block = subject.onBlock ?? (onBlock && member && (() => onBlock(member)));
  const received = (category: ReportCategory, words: string): Outcome => ({
    kind: 'received',
    category,
    words,
    ...(reporter === 'member' && { reportsHref, onBlock: member && block }),
  });
  const onError = (error: unknown) => {
    if (!isRefusal(error)) return;
    const href = reporter === 'member' ? reportsHref : undefined;
    setOutcome({ kind: 'refused', reason: errorMessage(error, fails.description), reportsHref: href });
  };
  const failsOrRefused = (error: unknown) => (isRefusal(error) ? undefined : fails);
  const byMember = useAction({
    call: (body: MemberReport) => call('post /api/reports', { body }),
    fails: failsOrRefused,
    touches: { type: 'report' },
    onError,
    onSuccess: (_, { category }) =>
      setOutcome(
        received(category, wordsOfReceived({ mustVerifyEmail: currentMember()?.mustVerifyEmail ?? false })),
      ),
  });
  const byVisitor = useAction({
    call: (body: VisitorReport) => call('post /api/public-reports', { body }),
    fails: failsOrRefused,
    onError,
    onSuccess: ({ message }, { category }) => setOutcome(received(category, message)),
  });
  const asking: ReportDialogStep =
    reporter === 'member'
      ? {
          kind: byMember.pending ? 'sending' : 'asking',
          reporter,
          issues: byMember.issues,
          onSend: byMember.run,
        }
      : {
          kind: byVisitor.pending ? 'sending' : 'asking',
          reporter,
          issues: byVisitor.issues,
          onSend: byVisitor.run,
        };
  return <ReportDialog subject={subject} state={outcome ?? asking} onClose={onClose} />;
}
