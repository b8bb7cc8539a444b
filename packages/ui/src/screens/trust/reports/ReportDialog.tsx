import { publicReportFields, reportFields } from '@nestmates/application/trust/reports/contract.ts';
import { asksForHelp, isUrgent, type ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { CrisisHelp } from './CrisisHelp.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { ReportSubject } from './report-context.ts';
import { UrgentHelp } from './UrgentHelp.tsx';

export type MemberReport = ReturnType<typeof reportFields.parse>;
export type VisitorReport = ReturnType<typeof publicReportFields.parse>;

interface Asking {
  readonly kind: 'asking' | 'sending';
  readonly issues?: readonly Issue[] | undefined;
}

export type ReportDialogStep =
  | (Asking & { readonly reporter: 'member'; onSend(report: MemberReport): void })
  | (Asking & { readonly reporter: 'visitor'; onSend(report: VisitorReport): void })
  /** Nothing was sent: it is reported already, the reporter's own, or one too many. */
  | { readonly kind: 'refused'; readonly reason: string; readonly reportsHref?: string | undefined }
  | {
      readonly kind: 'received';
      readonly category: ReportCategory;
      /** What becomes of it. */
      readonly words: string;
      readonly reportsHref?: string | undefined;
      onBlock?: (() => void) | undefined;
    };

export interface ReportDialogProps {
  readonly subject: ReportSubject;
  readonly state: ReportDialogStep;
  onClose(): void;
}

const MyReports = ({ href, onClose }: { readonly href: string | undefined; onClose(): void }) =>
  href && (
    <LinkButton look="text" href={href} onClick={onClose}>
      My reports
    </LinkButton>
  );

interface ContentProps extends ReportDialogProps {
  onWorries(worries: boolean): void;
}

function Content({ subject, state, onWorries, onClose }: ContentProps) {
  switch (state.kind) {
    case 'refused':
      return (
        <Stack gap={4}>
          <p role="status">{state.reason}</p>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
            <MyReports href={state.reportsHref} onClose={onClose} />
          </DialogActions>
        </Stack>
      );
    case 'received': {
      const { category, words, reportsHref } = state;
      const worries = asksForHelp(category);
      // Nobody blocks whom they are worried about.
      const onBlock = worries ? undefined : state.onBlock;
      return (
        <Stack gap={4}>
          {worries ? <CrisisHelp /> : isUrgent(category) && <UrgentHelp isUrgent />}
          <p role="status">{words}</p>
          {onBlock && subject.member && (
            <p>
              You can block {subject.member.firstName}, too: then you no longer see each other anywhere, and
              what was between you ends.
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>Done</Button>
            {onBlock && subject.member && (
              <Button
                look="outline"
                onClick={() => {
                  onClose();
                  onBlock();
                }}
              >
                Block {subject.member.firstName}
              </Button>
            )}
            <MyReports href={reportsHref} onClose={onClose} />
          </DialogActions>
        </Stack>
      );
    }
    default: {
      const common = { subject, sending: state.kind === 'sending', issues: state.issues, onWorries };
      return state.reporter === 'member' ? (
        <ReportForm {...common} schema={reportFields} asksEmail={false} onSend={state.onSend} />
      ) : (
        <ReportForm {...common} schema={publicReportFields} asksEmail onSend={state.onSend} />
      );
    }
  }
}

const titles = { refused: 'Not sent', received: 'Thank you' } as const;

/** Reports somebody or something: what it is about, in words, done. Its code is large: import it when it is opened. */
export function ReportDialog(props: ReportDialogProps) {
  const { subject, state, onClose } = props;
  const [worries, setWorries] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      focus="dialog"
      place="bottom"
      title={
        state.kind === 'asking' || state.kind === 'sending' ? (
          <>
            {worries ? 'Worried about' : 'Report'} <em>{subject.name}</em>
          </>
        ) : (
          titles[state.kind]
        )
      }
    >
      <Content {...props} onWorries={setWorries} />
    </Dialog>
  );
}
