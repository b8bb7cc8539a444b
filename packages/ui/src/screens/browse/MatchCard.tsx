import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { Cut } from '../../components/Cut.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { MatchReason } from '../../components/MatchReason.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { ScoreBadge } from '../../components/ScoreBadge.tsx';
import { photoOrInitial } from '../../drawings/face.ts';
import { MemberMenu } from '../blocks/MemberMenu.tsx';
import { ChildChips } from './ChildChips.tsx';
import styles from './MatchCard.module.css';
import { ProfileGroups } from './ProfileGroups.tsx';
import { nameAndAge, placeInWords, shortLabel } from './person.ts';

export interface MatchCardProps {
  readonly card: CardView;
  /** Whether the Profiles section is. */
  readonly open: boolean;
  onToggle(): void;
  onBlock(): void;
}

/** Who she is, how well she fits, and why: all that is needed to decide. */
export function MatchCard({ card, open, onToggle, onBlock }: MatchCardProps) {
  const { user, children, compatibilityScore, scoreLabel, why, distance } = card;
  const name = nameAndAge(user);
  return (
    <article className={styles.card} data-open={open} aria-label={name}>
      <div className={styles.photo}>
        <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative eager>
          <Cut size="score" behind="surface">
            <ScoreBadge score={compatibilityScore} label={shortLabel(scoreLabel)} />
          </Cut>
        </Portrait>
        <div className={styles.menu}>
          <MemberMenu name={user.firstName} look="float" onBlock={onBlock} />
        </div>
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.place}>{placeInWords(user.zipCode, distance.label)}</p>
        </div>
        <ChildChips of={children} also={user.parentingVibe.slice(0, 1)} />
        {why.length > 0 && (
          <section>
            <h3 className={styles.why}>Why you match</h3>
            <ul>
              {why.map(({ part, words, strength }) => (
                <MatchReason key={part} strength={strength}>
                  {words}
                </MatchReason>
              ))}
            </ul>
          </section>
        )}
        <Disclosure title="Profiles" open={open} onToggle={onToggle}>
          <ProfileGroups person={user} />
        </Disclosure>
      </div>
    </article>
  );
}
