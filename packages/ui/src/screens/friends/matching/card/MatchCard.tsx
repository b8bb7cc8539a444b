import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { ScoreBadge } from '../../../../components/labels/ScoreBadge.tsx';
import { shortLabel } from '../../../../components/labels/short-label.ts';
import { Disclosure } from '../../../../components/navigation/Disclosure.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { ChildChips } from '../../../members/people/ChildChips.tsx';
import { locationText, nameAndAge, swapsDoneText } from '../../../members/people/person-text.ts';
import { reportOfMember } from '../../../trust/reports/report-context.ts';
import { PhotoCheckedBadge } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import { MatchReasons } from '../../reasons/MatchReasons.tsx';
import styles from './MatchCard.module.css';
import { ProfileGroups } from './ProfileGroups.tsx';

export interface MatchCardProps {
  readonly card: CardView;
  /** Whether the section "Profiles" is expanded. */
  readonly open: boolean;
  onToggle(): void;
  onBlock(): void;
}

/** The card of a member: photo, score, reasons and profile. */
export function MatchCard({ card, open, onToggle, onBlock }: MatchCardProps) {
  const { user, children, compatibilityScore, scoreLabel, why, differs, distance } = card;
  const name = nameAndAge(user);
  return (
    <article className={styles.card} data-open={open} aria-label={name}>
      <div className={styles.photo}>
        <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative eager>
          <Notch size="score" behind="surface">
            <ScoreBadge score={compatibilityScore} label={shortLabel(scoreLabel)} />
          </Notch>
        </Portrait>
        <div className={styles.menu}>
          <MemberMenu name={user.firstName} look="float" onBlock={onBlock} report={reportOfMember(user)} />
        </div>
      </div>
      <div className={styles.text}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.location}>
            {locationText(user.zipCode, distance.label)}
            {user.swapsDone > 0 && ` · ${swapsDoneText(user.swapsDone)}`}
          </p>
          <PhotoCheckedBadge at={user.photoCheckedAt} name={user.firstName} />
        </div>
        <div className={styles.chips}>
          <ChildChips childChips={children} tags={user.parentingVibe.slice(0, 1)} />
        </div>
        {why.length > 0 && (
          <section>
            <h3 className={styles.reasonsTitle}>Why you match</h3>
            <MatchReasons why={why} differs={differs} />
          </section>
        )}
        <Disclosure title="Profiles" open={open} onToggle={onToggle}>
          <ProfileGroups person={user} />
        </Disclosure>
      </div>
    </article>
  );
}
