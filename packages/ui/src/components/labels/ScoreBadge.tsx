import styles from './ScoreBadge.module.css';

export type MatchLabel = 'Excellent' | 'Good' | 'Fair' | 'Low';

export interface ScoreBadgeProps {
  readonly score: number;
  readonly label: MatchLabel;
  /** Beside the number within a notch, below it in a row of scores. */
  readonly layout?: 'beside' | 'below';
}

/** A compatibility score and its label. */
export function ScoreBadge({ score, label, layout = 'beside' }: ScoreBadgeProps) {
  return (
    <span className={styles.score} data-label={label} data-layout={layout}>
      <span className={layout === 'beside' ? styles.large : styles.small}>{score}</span>
      <span className={styles.label}>{label} Match</span>
    </span>
  );
}
