import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ReactNode } from 'react';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { EntryLead } from '../../swaps-and-playdates/EntryLead.tsx';
import { PlaydateAnswer, type PlaydateAnswerProps } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { reportOfPlaydate } from '../playdate-report.ts';
import { agreedTime, playdateBadge, playdateNote } from '../playdate-text.ts';
import styles from './PlaydateEntry.module.css';

export interface PlaydateEntryProps extends Pick<PlaydateAnswerProps, 'playdate' | 'answering'> {
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  readonly isIntended: NonNullable<PlaydateAnswerProps['isIntended']>;
  onAct(playdate: PlaydateView, action: PlaydateViewAction, time?: string): void;
  /** The way to the thread of the two. */
  readonly message?: ReactNode;
}

/** A playdate: its time, or the times that are proposed, the other member and the actions. */
export function PlaydateEntry({ playdate, answering, isIntended, onAct, message }: PlaydateEntryProps) {
  const { user, date } = playdate;
  const agreed = date === null ? undefined : agreedTime(date);
  const name = `Playdate with ${user.firstName}`;
  return (
    <article className={styles.entry} aria-label={agreed ? `${name}, ${agreed.day}, ${agreed.time}` : name}>
      <EntryLead
        user={user}
        title={agreed?.day ?? user.firstName}
        time={agreed?.time}
        name={agreed && user.firstName}
        role={agreed ? undefined : playdateNote(playdate)}
        badge={playdateBadge(playdate)}
        menu={<MemberMenu name={`the playdate with ${user.firstName}`} report={reportOfPlaydate(playdate)} />}
      />
      <PlaydateAnswer
        playdate={playdate}
        answering={answering}
        isIntended={isIntended}
        beside={message}
        onAct={(action, time) => onAct(playdate, action, time)}
      />
    </article>
  );
}
