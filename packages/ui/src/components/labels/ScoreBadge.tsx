import styles from './ScoreBadge.module.css';

export type MatchLabel = 'Excellent' | 'Good' | 'Fair' | 'Low';

export interface ScoreBadgeProps {
  readonly score: number;
  readonly label: MatchLabel;
  /** Beside the number in a cut, below it in a row of figures. */
  readonly layout?: 'beside' | 'below';
}

/** How well two mothers match: the number, and what it means in a word. */
export function ScoreBadge({ score, label, layout = 'beside' }: ScoreBadgeProps) {
  return (
    <span className={styles.score} data-label={label} data-layout={layout}>
      <span className={layout === 'beside' ? styles.large : styles.small}>{score}</span>
      <span className={styles.label}>{label} Match</span>
    </span>
  );
}
