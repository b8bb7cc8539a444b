import { SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { CardSkeleton } from '../card/CardSkeleton.tsx';
import styles from './Deck.module.css';
import { DeckActions } from './DeckActions.tsx';

/** The placeholder of a deck, which a server can render, too: it asks nothing about the screen. */
export function DeckSkeleton() {
  return (
    <div className={styles.deck}>
      <div className={styles.stack} data-open={false}>
        <div className={styles.placeholder}>
          <SkeletonGroup label="Loading">
            <CardSkeleton />
          </SkeletonGroup>
        </div>
      </div>
      <DeckActions disabled />
    </div>
  );
}
