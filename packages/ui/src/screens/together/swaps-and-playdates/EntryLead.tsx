import type { PersonView } from '@nestmates/application/members/people/person-view.ts';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/labels/Badge.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './EntryLead.module.css';

interface EntryLeadProps {
  readonly user: Pick<PersonView, 'firstName' | 'profilePhotoUrl'>;
  /** The day; without one the name of the other. */
  readonly title: string;
  readonly time?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  /** Ends the line, such as the menu about it. */
  readonly menu?: ReactNode;
  readonly badge: { readonly tone: BadgeTone; readonly words: string };
}

/** What a swap or a playdate begins with: the other member, and when it is. */
export function EntryLead({ user, title, time, name, role, menu, badge }: EntryLeadProps) {
  return (
    <div className={styles.lead}>
      <div className={styles.face}>
        <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative />
      </div>
      <div className={styles.text}>
        <h2 className={styles.date}>
          {title} {time !== undefined && <span className={styles.time}>{time}</span>}
        </h2>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        {role !== undefined && <p className={styles.role}>{role}</p>}
        <Badge tone={badge.tone}>{badge.words}</Badge>
      </div>
      {menu}
    </div>
  );
}
