import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ReactNode } from 'react';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { EntryLead } from '../../swaps-and-playdates/EntryLead.tsx';
import { PlaydateAnswer, type PlaydateAnswerProps, type PlaydateTaken } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { reportOfPlaydate } from '../playdate-report.ts';
import { agreedOn, agreedTime, placeText, playdateBadge, playdateNote } from '../playdate-text.ts';
import styles from './PlaydateEntry.module.css';

export interface PlaydateEntryProps
  extends Pick<PlaydateAnswerProps, 'playdate' | 'ownChildren' | 'answering'> {
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  readonly isIntended: NonNullable<PlaydateAnswerProps['isIntended']>;
  onAct(playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken): void;
  /** The way to the thread of the two. */
  readonly message?: ReactNode;
}

/** A playdate: its time, or the times that are proposed, the other member and the actions. */
export function PlaydateEntry({
  playdate,
  ownChildren,
  answering,
  isIntended,
  onAct,
  message,
}: PlaydateEntryProps) {
  const { user } = playdate;
  const span = agreedOn(playdate);
  const agreed = span && agreedTime(span);
  const name = `Playdate with ${user.firstName}`;
  return (
    <article className={styles.entry} aria-label={agreed ? `${name}, ${agreed.day}, ${agreed.time}` : name}>
      <EntryLead
        user={user}
        title={agreed?.day ?? user.firstName}
        time={agreed?.time}
        name={agreed && user.firstName}
        role={agreed ? placeText(playdate) && `at ${placeText(playdate)}` : playdateNote(playdate)}
        badge={playdateBadge(playdate)}
        menu={<MemberMenu name={`the playdate with ${user.firstName}`} report={reportOfPlaydate(playdate)} />}
      />
      <PlaydateAnswer
        playdate={playdate}
        ownChildren={ownChildren}
        answering={answering}
        isIntended={isIntended}
        beside={message}
        onAct={(action, taken) => onAct(playdate, action, taken)}
      />
    </article>
  );
}
