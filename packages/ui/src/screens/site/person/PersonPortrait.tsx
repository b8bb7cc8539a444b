import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/labels/ScoreBadge.tsx';
import { shortLabel } from '../../../components/labels/short-label.ts';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './PersonPortrait.module.css';

interface PersonPortraitProps {
  readonly person: PersonPageView;
  /** Stands in a corner on a wide screen; the header of a phone has it. */
  readonly menu: ReactNode;
}

/** The face in large, with the menu in a corner of a wide screen and before a connection the score in another. */
export function PersonPortrait({ person, menu }: PersonPortraitProps) {
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
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}
