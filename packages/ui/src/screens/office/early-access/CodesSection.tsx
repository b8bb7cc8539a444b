import type { CodeView } from '@nestmates/application/office/early-access/contract.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import { QuestionDialog } from '../admin/QuestionDialog.tsx';
import type { Question } from '../admin/question.ts';
import styles from './AdminEarlyAccessScreen.module.css';
import { NewCodeDialog, type NewCodeState } from './NewCodeDialog.tsx';

interface CodesSectionProps {
  readonly codes: readonly CodeView[];
  readonly closing: Question<string>;
  readonly newCode?: NewCodeState | undefined;
  onNewCode(): void;
}

function stateOf({ open, used, places }: CodeView): string {
  if (open) return 'Open';
  return used >= places ? 'Used up' : 'Closed';
}

const columnsWith = (onClose: (code: string) => void): [Column<CodeView>, ...Column<CodeView>[]] => [
  { id: 'code', label: 'Code', cell: ({ code }) => code, sortBy: ({ code }) => code },
  {
    id: 'used',
    label: 'Used',
    cell: ({ used, places }) => `${used} of ${places}`,
    sortBy: ({ used }) => used,
  },
  {
    id: 'closes',
    label: 'Closes',
    cell: ({ closesAt }) => (closesAt ? <time dateTime={closesAt}>{momentText(closesAt)}</time> : 'Never'),
    sortBy: ({ closesAt }) => closesAt ?? '',
  },
  {
    id: 'state',
    label: 'State',
    cell: (code) => <Badge tone={code.open ? 'moss' : 'plain'}>{stateOf(code)}</Badge>,
    sortBy: stateOf,
  },
  {
    id: 'close',
    label: 'Action',
    plain: true,
    numeric: true,
    cell: ({ code, open }) =>
      open && (
        <Button look="outline" size="small" aria-label={`Close ${code}`} onClick={() => onClose(code)}>
          Close
        </Button>
      ),
  },
];

export function CodesSection({ codes, closing, newCode, onNewCode }: CodesSectionProps) {
  return (
    <section aria-label="Codes">
      <SectionHeading
        action={
          <Button look="outline" size="small" icon={<Plus aria-hidden />} onClick={onNewCode}>
            New Code
          </Button>
        }
      >
        Codes
      </SectionHeading>
      <div className={styles.list}>
        {codes.length === 0 ? (
          <EmptyState scene="quiet" level={3} title="There is no code">
            Make one, and whoever is given it is unlocked.
          </EmptyState>
        ) : (
          <DataTable
            caption="Codes"
            columns={columnsWith(closing.onAsk)}
            rows={codes}
            keyOf={({ code }) => code}
            itemName="codes"
          />
        )}
      </div>
      <QuestionDialog
        question={closing}
        title="Close this code?"
        describe={(code) =>
          `Nobody can use ${code} any more. Whoever has used it keeps what it opened. It cannot be undone.`
        }
        confirm="Close Code"
        confirming="Closing…"
      />
      {newCode && <NewCodeDialog state={newCode} />}
    </section>
  );
}
