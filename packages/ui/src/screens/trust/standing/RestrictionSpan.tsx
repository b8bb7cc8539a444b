import { dayText, isNear, timeOn } from '../trust-dates.ts';
import styles from './RestrictionSpan.module.css';

interface RestrictionSpanProps {
  readonly from: string;
  readonly until: string;
  readonly now: Date;
}

const oneDay = 86_400_000;
/** More than these would be too narrow to tell apart. */
const mostParts = 31;

/** How much of a restriction is over: a part for each day, or of a long one for as many days as it takes. */
export function RestrictionSpan({ from, until, now }: RestrictionSpanProps) {
  const begin = Date.parse(from);
  const length = Date.parse(until) - begin;
  const over = Math.min(Math.max((now.getTime() - begin) / length, 0), 1);
  const count = Math.min(Math.max(Math.round(length / oneDay), 1), mostParts);
  const parts = Array.from({ length: count }, (_, nth) => nth);
  return (
    <div className={styles.span}>
      <div
        className={styles.parts}
        role="progressbar"
        aria-label="How much of it is over"
        aria-valuenow={Math.round(over * 100)}
      >
        {parts.map((nth) => (
          <span key={nth} className={styles.part}>
            <span style={{ width: `${Math.min(Math.max(over * count - nth, 0), 1) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{isNear(until, new Date(from)) ? timeOn(from, now) : dayText(from, now)}</span>
        <span>It ends by itself</span>
      </p>
    </div>
  );
}
