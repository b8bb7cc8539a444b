import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import styles from './MatchPercent.module.css';

/** "87% match" on one line, in the colour of its label. */
export function MatchPercent({ score }: { readonly score: number }) {
  return (
    <span className={styles.score} data-label={scoreLabel(score)}>
      {score}% match
    </span>
  );
}
