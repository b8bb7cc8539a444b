import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { childrenInWords } from '../../members/people/children-in-words.ts';
import { locationText, swapsDoneText } from '../../members/people/person-text.ts';
import styles from './MatchEntry.module.css';
import { matchLine } from './match-line.ts';

interface MatchRowProps {
  readonly match: ConnectionView;
  readonly now: Date;
  readonly end?: ReactNode;
  /** The name, as the control that the whole row is. */
  readonly children: ReactNode;
}

/** "Girls, 8 and 5" */
function childrenText(children: ConnectionView['children']): string | undefined {
  const words = children.length > 0 ? childrenInWords(children) : undefined;
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

/** Face, name and what is alive of a connection. */
export function MatchRow({ match, now, end, children }: MatchRowProps) {
  const { user } = match;
  const line = matchLine(match, now);
  const facts = [
    user.zipCode && locationText(user.zipCode),
    childrenText(match.children),
    user.swapsDone > 0 && swapsDoneText(user.swapsDone),
  ];
  return (
    <div className={styles.row}>
      <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="large" decorative />
      <div className={styles.identity}>
        <h2 className={styles.name}>{children}</h2>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {line && (
          <p className={styles.line}>
            {/* Isolates right-to-left text from the line. */}
            <bdi>{line}</bdi>
          </p>
        )}
      </div>
      {end}
    </div>
  );
}
