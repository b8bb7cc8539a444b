import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { MatchReason } from '../../../components/labels/MatchReason.tsx';
import styles from './MatchReasons.module.css';

/** Why two match, the strongest reason first, and in one line what differs most. */
export const MatchReasons = ({ why, differs }: Pick<CardView, 'why' | 'differs'>) => (
  <>
    <ul>
      {why.map(({ part, words, share }) => (
        <MatchReason key={part} share={share}>
          {words}
        </MatchReason>
      ))}
    </ul>
    {differs && <p className={styles.differs}>What differs: {differs}</p>}
  </>
);
