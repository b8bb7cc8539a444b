import styles from './MatchReason.module.css';

export interface MatchReasonProps {
  /** Shown as a bar; the text alone carries the meaning. */
  readonly strength: 'some' | 'much';
  readonly children: string;
}

/** A row in the list "Why you match". */
export function MatchReason({ strength, children }: MatchReasonProps) {
  return (
    <li className={styles.reason}>
      <span className={styles.text}>{children}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.strength} data-strength={strength} />
      </span>
    </li>
  );
}
