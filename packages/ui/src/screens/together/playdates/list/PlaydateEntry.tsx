import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ReactNode } from 'react';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { EntryCard } from '../../swaps-and-playdates/EntryCard.tsx';
import { PlaydateAnswer, type PlaydateAnswerProps, type PlaydateTaken } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { reportOfPlaydate } from '../playdate-report.ts';
import { playdateSentence } from '../playdate-sentence.ts';
import { agreedOn, agreedTime, playdateBadge } from '../playdate-text.ts';
import { hasFacts, PlaydateFacts } from './PlaydateFacts.tsx';

interface PlaydateEntryProps extends Pick<PlaydateAnswerProps, 'playdate' | 'ownChildren' | 'answering'> {
  /** Whether the address of the page names it. */
  readonly named?: boolean | undefined;
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  readonly isIntended: NonNullable<PlaydateAnswerProps['isIntended']>;
  onAct(playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken): void;
  /** What else there is to do about it, and what of that stands among the details. */
  readonly footer?: ReactNode;
  readonly detailsFooter?: ReactNode;
}

/** A playdate as a sentence, what waits for an answer, and the details on a tap. */
export function PlaydateEntry({ playdate, named, footer, detailsFooter, ...given }: PlaydateEntryProps) {
  const { ownChildren, answering, isIntended, onAct } = given;
  const { user, status, actions } = playdate;
  const span = agreedOn(playdate);
  const agreed = span && agreedTime(span);
  const name = `Playdate with ${user.firstName}`;
  const isProposed = status === 'proposed';
  const answer = (
    <PlaydateAnswer
      playdate={playdate}
      ownChildren={ownChildren}
      answering={answering}
      isIntended={isIntended}
      onAct={(action, taken) => onAct(playdate, action, taken)}
    />
  );
  const hasChanges = !isProposed && actions.length > 0;
  return (
    <EntryCard
      label={agreed ? `${name}, ${agreed.day}, ${agreed.time}` : name}
      user={user}
      sentence={playdateSentence(playdate)}
      badge={playdateBadge(playdate)}
      menu={<MemberMenu name={`the playdate with ${user.firstName}`} report={reportOfPlaydate(playdate)} />}
      named={named}
      details={
        (hasFacts(playdate) || detailsFooter || hasChanges) && (
          <>
            <PlaydateFacts of={playdate} />
            {detailsFooter}
            {hasChanges && answer}
          </>
        )
      }
    >
      {isProposed && answer}
      {footer}
    </EntryCard>
  );
}
