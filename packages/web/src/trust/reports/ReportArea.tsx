import { publicThingKinds, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { ReportProvider } from '@nestmates/ui/screens/trust/reports/report-context.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { askToReport, closeReport, useAskedReport } from './asked-report.ts';
import type { OtherMember } from './other-member.ts';

interface ReportAreaProps {
  readonly reporter: 'member' | 'visitor';
  readonly ownId?: number | undefined;
  /** Blocks a member where their page does not do it itself. */
  readonly onBlock?: ((member: OtherMember) => void) | undefined;
  readonly children: ReactNode;
}

const loadDialog = async () => (await import('./ReportDialogContainer.tsx')).default;

const kinds = { member: thingKinds, visitor: publicThingKinds } as const;

/** Surrounds the pages: whatever they show can be reported, by a dialog that is loaded when it is first needed. */
export function ReportArea({ reporter, ownId, onBlock, children }: ReportAreaProps) {
  const subject = useAskedReport();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const loadOnce = useEffectEvent(async () => {
    if (!Dialog && !(await load())) closeReport();
  });
  useEffect(() => {
    if (subject) void loadOnce();
  }, [subject]);
  // Whoever uses this browser next is not asked about it.
  useEffect(() => closeReport, []);
  const reporting = useMemo(
    () => ({ kinds: kinds[reporter], ownId, onReport: askToReport, onBlock }),
    [reporter, ownId, onBlock],
  );
  return (
    <ReportProvider value={reporting}>
      {children}
      {subject && Dialog && (
        <Dialog subject={subject} reporter={reporter} onBlock={onBlock} onClose={closeReport} />
      )}
    </ReportProvider>
  );
}
