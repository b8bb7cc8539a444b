import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CalendarEntry, entryTypes } from './calendar-entry.ts';
import colors from './EntryColor.module.css';
import styles from './EntryRow.module.css';

interface EntryRowProps {
  readonly entry: CalendarEntry;
  /** A time or a day, at the beginning of the line. */
  readonly lead: ReactNode;
  /** Stands below the title. */
  readonly note: string;
  onOpen(entry: CalendarEntry): void;
}

/** An entry in a list, which opens it. */
export function EntryRow({ entry, lead, note, onOpen }: EntryRowProps) {
  const { label, icon: Icon } = entryTypes[entry.type];
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.row} ${colors[entry.type]}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
      >
        <span className={styles.lead}>{lead}</span>
        <span className={styles.text}>
          <span className={styles.title}>{entry.title}</span>
          <span className={styles.note}>
            <span className={styles.type}>
              <Icon aria-hidden />
              {label}
            </span>
            <span>{note}</span>
          </span>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden />
      </button>
    </li>
  );
}
