import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { TentTree } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import type { ThreadMessage } from '../../../friends/messages/thread/thread-rows.ts';
import { placeText } from '../../plans/plan-place-text.ts';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import { PlaydateAnswer, type PlaydateTaken } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { reportOfPlaydate } from '../playdate-report.ts';
import { agreedOn, agreedTime, childrenText, playdateBadge, playdateNote } from '../playdate-text.ts';
import styles from './ThreadPlaydate.module.css';

/** The playdates that messages of a thread are about. */
export interface ThreadPlaydates {
  readonly byId: ReadonlyMap<number, PlaydateView>;
  readonly ownChildren: readonly OwnChild[];
  /** The actions that are being sent. */
  readonly answering: readonly { readonly id: number; readonly action: PlaydateViewAction }[];
  onAct(playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken): void;
}

interface ThreadPlaydateProps extends Omit<ThreadPlaydates, 'byId'> {
  readonly playdate: PlaydateView;
}

/** What is said of it, with an italic phrase: who comes, and where or when. */
function Heading({ playdate }: { readonly playdate: PlaydateView }) {
  const [span, place] = [agreedOn(playdate), placeText(playdate)];
  const { theirs } = playdate.children;
  const who = theirs.length > 0 ? childrenText(theirs) : 'A playdate';
  if (span) {
    const { day, time } = agreedTime(span);
    return (
      <>
        {day}, <em>{time}</em>
      </>
    );
  }
  return (
    <>
      {playdate.proposedByMe ? 'A playdate' : who}
      {place && (
        <>
          , <em>at {place}</em>
        </>
      )}
    </>
  );
}

/** A proposal below its message, with what the member may do about it. */
export function ThreadPlaydate({ playdate, ownChildren, answering, onAct }: ThreadPlaydateProps) {
  const { tone, words } = playdateBadge(playdate);
  const place = agreedOn(playdate) && placeText(playdate);
  return (
    <section className={styles.playdate} aria-label={`Playdate with ${playdate.user.firstName}`}>
      <Cluster gap={2} align="center">
        <TentTree className={styles.icon} aria-hidden />
        <p className={styles.note}>{playdateNote(playdate)}</p>
        <Badge tone={tone}>{words}</Badge>
        <MemberMenu
          name={`the playdate with ${playdate.user.firstName}`}
          report={reportOfPlaydate(playdate)}
        />
      </Cluster>
      <p className={styles.heading}>
        <Heading playdate={playdate} />
      </p>
      {place && <p className={styles.note}>At {place}</p>}
      <PlaydateAnswer
        playdate={playdate}
        ownChildren={ownChildren}
        answering={answering.find(({ id }) => id === playdate.id)?.action}
        onAct={(action, taken) => onAct(playdate, action, taken)}
      />
    </section>
  );
}

/** The playdate in a thread, below the message that proposes it. */
export const playdateBelow =
  ({ byId, ...shown }: ThreadPlaydates) =>
  ({ playdateId }: Pick<ThreadMessage, 'playdateId'>): ReactNode => {
    const playdate = playdateId === undefined ? undefined : byId.get(playdateId);
    return playdate && <ThreadPlaydate playdate={playdate} {...shown} />;
  };
