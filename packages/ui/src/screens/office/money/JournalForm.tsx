import type { journalRows } from '@nestmates/application/office/money/bookkeeping-contract.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { DateField } from '../../../components/date-time/DateField.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { FileLink } from '../admin/FileLink.tsx';
import styles from './AdminMoneyScreen.module.css';

export interface JournalChoice {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly rows: (typeof journalRows)[number];
}

export interface JournalFormProps {
  readonly choice: JournalChoice;
  readonly today: CalendarDate;
  readonly href: string;
  onChoice(choice: JournalChoice): void;
}

const rowsOptions = [
  { value: 'day', label: 'Summed up by day' },
  { value: 'entry', label: 'Every movement' },
] as const;

/** Which part of the journal, and how fine. Its days are those of UTC. */
export function JournalForm({ choice, today, href, onChoice }: JournalFormProps) {
  return (
    <div className={styles.section}>
      <h3 className={styles.group}>The journal, in double entry; days are those of UTC</h3>
      <div className={styles.fields}>
        <DateField
          name="journal-from"
          label="From"
          value={choice.from}
          today={today}
          max={choice.to}
          onChange={(from) => onChoice({ ...choice, from })}
        />
        <DateField
          name="journal-to"
          label="To"
          value={choice.to}
          today={today}
          min={choice.from}
          max={today}
          onChange={(to) => onChoice({ ...choice, to })}
        />
        <Select
          name="journal-rows"
          label="Rows"
          placeholder="Rows"
          value={choice.rows}
          options={rowsOptions}
          onChange={(value) =>
            onChoice({ ...choice, rows: rowsOptions.find((one) => one.value === value)?.value ?? 'day' })
          }
        />
      </div>
      <FileLink href={href}>Journal</FileLink>
    </div>
  );
}
