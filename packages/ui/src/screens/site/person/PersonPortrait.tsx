import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { ScoreBadge } from '../../../components/labels/ScoreBadge.tsx';
import { shortLabel } from '../../../components/labels/short-label.ts';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { MemberMenu } from '../../friends/blocks/MemberMenu.tsx';
import { reportOfMember } from '../../trust/reports/report-context.ts';
import styles from './PersonPortrait.module.css';

interface PersonPortraitProps {
  readonly person: PersonPageView;
  onBlock(): void;
  readonly onUnmatch?: (() => void) | undefined;
}

/** The face in large, with the menu in a corner and before a connection the score in another. */
export function PersonPortrait({ person, onBlock, onUnmatch }: PersonPortraitProps) {
  const { relation, user, match } = person;
  return (
    <div className={styles.portrait}>
      <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative eager>
        {match && relation !== 'connected' && (
          <Notch size="score">
            <ScoreBadge score={match.compatibilityScore} label={shortLabel(match.scoreLabel)} />
          </Notch>
        )}
      </Portrait>
      {relation !== 'self' && (
        <div className={styles.menu}>
          <MemberMenu
            name={user.firstName}
            look="float"
            onBlock={onBlock}
            report={reportOfMember(user)}
            onUnmatch={onUnmatch}
          />
        </div>
      )}
    </div>
  );
}
