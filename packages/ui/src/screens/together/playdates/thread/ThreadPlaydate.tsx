import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import type { ThreadMessage } from '../../../friends/messages/thread/thread-rows.ts';
import { PlaydateAnswer } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { reportOfPlaydate } from '../playdate-report.ts';
import { agreedTime, playdateBadge, playdateNote } from '../playdate-text.ts';
import styles from './ThreadPlaydate.module.css';

/** The playdates that messages of a thread are about. */
export interface ThreadPlaydates {
  readonly byId: ReadonlyMap<number, PlaydateView>;
  /** The actions that are being sent. */
  readonly answering: readonly { readonly id: number; readonly action: PlaydateViewAction }[];
  onAct(playdate: PlaydateView, action: PlaydateViewAction, time?: string): void;
}

interface ThreadPlaydateProps extends Omit<ThreadPlaydates, 'byId'> {
  readonly playdate: PlaydateView;
}

function when(playdate: PlaydateView): string {
  if (playdate.date === null) return playdateNote(playdate);
  const { day, time } = agreedTime(playdate.date);
  return `${day}, ${time}`;
}

/** A proposal below its message, with what the member may do about it. */
export function ThreadPlaydate({ playdate, answering, onAct }: ThreadPlaydateProps) {
  const { tone, words } = playdateBadge(playdate);
  return (
    <section className={styles.playdate} aria-label={`Playdate with ${playdate.user.firstName}`}>
      <Cluster gap={2} align="center">
        <Puzzle className={styles.icon} aria-hidden />
        <p className={styles.when}>{when(playdate)}</p>
        <Badge tone={tone}>{words}</Badge>
        <MemberMenu
          name={`the playdate with ${playdate.user.firstName}`}
          report={reportOfPlaydate(playdate)}
        />
      </Cluster>
      <PlaydateAnswer
        playdate={playdate}
        answering={answering.find(({ id }) => id === playdate.id)?.action}
        onAct={(action, time) => onAct(playdate, action, time)}
      />
    </section>
  );
}

/** For a thread: the playdate below the message that proposes it. */
export const playdateBelow =
  ({ byId, answering, onAct }: ThreadPlaydates) =>
  ({ playdateId }: Pick<ThreadMessage, 'playdateId'>): ReactNode => {
    const playdate = playdateId === undefined ? undefined : byId.get(playdateId);
    return playdate && <ThreadPlaydate playdate={playdate} answering={answering} onAct={onAct} />;
  };
