import styles from './MatchReason.module.css';

export interface MatchReasonProps {
  /** In percent, shown as a bar; the text alone carries the meaning. */
  readonly strength: number;
  readonly children: string;
}

/** A row in the list "Why you match". */
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
