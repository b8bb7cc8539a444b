import styles from './MatchReason.module.css';

export interface MatchReasonProps {
  /** Hundredths, shown as a bar beside the words; the words carry the meaning. */
  readonly strength: number;
  readonly children: string;
}

/** One reason of "Why you match": a row of a list, between hairlines. */
export function MatchReason({ strength, children }: MatchReasonProps) {
  return (
    <li className={styles.reason}>
      <span className={styles.text}>{children}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.strength} style={{ width: `${strength}%` }} />
      </span>
    </li>
  );
}
