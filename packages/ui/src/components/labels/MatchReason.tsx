import styles from './MatchReason.module.css';

export interface MatchReasonProps {
  /** Share in percent, shown as a bar; the text alone carries the meaning. */
  readonly share: number;
  readonly children: string;
}

/** A row in the list "Why you match". */
export function MatchReason({ share, children }: MatchReasonProps) {
  return (
    <li className={styles.reason}>
      <span className={styles.text}>{children}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: `${share}%` }} />
      </span>
    </li>
  );
}
