import type { AuditEntryView } from '@nestmates/application/office/audit/contract.ts';
import { auditActions, whoInAudit } from '@nestmates/domain/office/audit/audit.ts';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './AuditScreen.module.css';

const columns: readonly [Column<AuditEntryView>, ...Column<AuditEntryView>[]] = [
  {
    id: 'action',
    label: 'What',
    cell: ({ action, detail }) => (
      <span className={styles.what}>
        {auditActions[action]}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    ),
  },
  {
    id: 'member',
    label: 'Member',
    cell: ({ member, formerMember }) => whoInAudit(member, formerMember) ?? '',
  },
  {
    id: 'admin',
    label: 'By',
    // Operators have no account.
    cell: ({ admin, formerAdmin }) => whoInAudit(admin, formerAdmin) ?? 'Without an account',
  },
  { id: 'at', label: 'When', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
];

interface AuditTableProps {
  readonly entries: readonly AuditEntryView[];
  readonly more?: MoreItems | undefined;
}

export const AuditTable = ({ entries, more }: AuditTableProps) => (
  <DataTable
    caption="What administrators have done"
    columns={columns}
    rows={entries}
    keyOf={({ id }) => id}
    more={more}
    itemName="entries"
  />
);
