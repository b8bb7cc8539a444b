import styles from './ScoreBadge.module.css';

export type MatchLabel = 'Excellent' | 'Good' | 'Fair' | 'Low';

export interface ScoreBadgeProps {
  readonly score: number;
  readonly label: MatchLabel;
}

/** A compatibility score and its label. */
export function ScoreBadge({ score, label }: ScoreBadgeProps) {
  return (
    <span className={styles.score} data-label={label}>
      <span className={styles.number}>{score}</span>
      <span className={styles.label}>{label} Match</span>
    </span>
  );
}
