import type { EarlyAccessView } from '@nestmates/application/office/early-access/contract.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { dateText } from '../admin/moment-text.ts';
import { QuestionDialog } from '../admin/QuestionDialog.tsx';
import type { Question } from '../admin/question.ts';
import styles from './AdminEarlyAccessScreen.module.css';

type Unlocked = EarlyAccessView['users'][number];

interface UnlockedMembersProps {
  /** The latest first. */
  readonly members: readonly Unlocked[];
  readonly revoking: Question<string>;
}

const columnsWith = (onRevoke: (email: string) => void): [Column<Unlocked>, ...Column<Unlocked>[]] => [
  { id: 'email', label: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  {
    id: 'code',
    label: 'Unlock code',
    cell: ({ unlockedVia }) => unlockedVia ?? 'None',
    sortBy: ({ unlockedVia }) => unlockedVia ?? '',
  },
  {
    id: 'date',
    label: 'Unlocked date',
    cell: ({ unlockedAt }) =>
      unlockedAt ? <time dateTime={unlockedAt}>{dateText(unlockedAt)}</time> : 'Unknown',
    sortBy: ({ unlockedAt }) => unlockedAt ?? '',
  },
  {
    id: 'revoke',
    label: 'Action',
    plain: true,
    numeric: true,
    cell: ({ email }) => (
      <Button
        look="outline"
        size="small"
        aria-label={`Revoke Access of ${email}`}
        onClick={() => onRevoke(email)}
      >
        Revoke Access
      </Button>
    ),
  },
];

const isFound = ({ email, unlockedVia }: Unlocked, text: string) =>
  email.toLowerCase().includes(text) || unlockedVia?.toLowerCase().includes(text) === true;

export function UnlockedMembers({ members, revoking }: UnlockedMembersProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  const found = members.filter((member) => isFound(member, text));
  return (
    <section aria-label="Unlocked users">
      <SectionHeading>Unlocked users</SectionHeading>
      {members.length === 0 ? (
        <EmptyState scene="quiet" level={3} title="Nobody is unlocked yet">
          Whoever enters a code stands here.
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <div className={styles.search}>
            <TextField
              name="find"
              type="search"
              label="Find by email or code"
              icon={<Search aria-hidden />}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
          </div>
          {found.length === 0 ? (
            <p className={styles.lead} role="status">
              No unlocked user has “{typed.trim()}” in her email or code.
            </p>
          ) : (
            <DataTable
              caption="Unlocked users"
              columns={columnsWith(revoking.onAsk)}
              rows={found}
              keyOf={({ email }) => email}
              itemName="users"
            />
          )}
        </div>
      )}
      <QuestionDialog
        question={revoking}
        title="Revoke access?"
        describe={(email) =>
          `${email} loses what her code has opened, and her place is free again. It cannot be undone.`
        }
        confirm="Revoke Access"
        confirming="Revoking…"
      />
    </section>
  );
}
