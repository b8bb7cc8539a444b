import { type CalendarEntry, type EntryType, entryTypes } from './entries/calendar-entry.ts';
import colors from './entries/EntryColor.module.css';
import styles from './TypeLegend.module.css';

/** What the colours in the month stand for; only those that it shows. */
export function TypeLegend({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const present = (Object.keys(entryTypes) as EntryType[]).filter((type) =>
    entries.some((entry) => entry.type === type),
  );
  return (
    <ul className={styles.legend} aria-label="Colors">
      {present.map((type) => (
        <li key={type} className={`${styles.type} ${colors[type]}`}>
          {entryTypes[type].label}
        </li>
      ))}
    </ul>
  );
}
