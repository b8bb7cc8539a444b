import type { PlaydateView } from '@nestmates/application/playdates/contract.ts';
import type { MouseEvent, ReactNode } from 'react';
import { AppointmentLead } from '../../appointments/AppointmentLead.tsx';
import { type PlaydateAction, PlaydateAnswer } from '../PlaydateAnswer.tsx';
import { agreedTime, playdateBadge, playdateNote } from '../playdate-text.ts';
import styles from './PlaydateEntry.module.css';

export interface PlaydateEntryProps {
  readonly playdate: PlaydateView;
  /** The action that is being sent. */
  readonly answering?: PlaydateAction | undefined;
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  isIntended(event: MouseEvent, action: PlaydateAction): boolean;
  onAct(playdate: PlaydateView, action: PlaydateAction, time?: string): void;
  /** What else there is to do about it. */
  readonly footer?: ReactNode;
}

/** A playdate: its time, or the times that are proposed, the other member and the actions. */
export function PlaydateEntry({ playdate, answering, isIntended, onAct, footer }: PlaydateEntryProps) {
  const { user, date } = playdate;
  const agreed = date === null ? undefined : agreedTime(date);
  const name = `Playdate with ${user.firstName}`;
  return (
    <article className={styles.entry} aria-label={agreed ? `${name}, ${agreed.day}, ${agreed.time}` : name}>
      <AppointmentLead
        user={user}
        title={agreed?.day ?? user.firstName}
        time={agreed?.time}
        name={agreed && user.firstName}
        role={agreed ? undefined : playdateNote(playdate)}
        badge={playdateBadge(playdate)}
      />
      <PlaydateAnswer
        playdate={playdate}
        answering={answering}
        onAct={(action, event, time) => isIntended(event, action) && onAct(playdate, action, time)}
      />
      {footer}
    </article>
  );
}
