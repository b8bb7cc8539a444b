import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { childChip } from '@nestmates/domain/members/children/child.ts';
import { AnswerButtons, type AnswerButtonsProps } from '../../../../components/actions/AnswerButtons.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Card } from '../../../../components/layout/Card.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { reportOfSwap } from '../swap-report.ts';
import { roleText, statusBadge, swapTime } from '../swap-text.ts';
import styles from './SwapRequest.module.css';

export interface SwapRequestProps extends Pick<AnswerButtonsProps, 'answering' | 'onAnswer'> {
  readonly swap: SwapView;
}

/** A swap request on the dashboard, in short. */
export function SwapRequest({ swap, answering, onAnswer }: SwapRequestProps) {
  const { user, location, children, notes, actions } = swap;
  const { day, time } = swapTime(swap);
  const { tone, words } = statusBadge(swap);
  return (
    <Card label={`${day}, ${time}, with ${user.firstName}`}>
      <div className={styles.header}>
        <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="medium" decorative />
        <div className={styles.text}>
          <p className={styles.name}>{user.firstName}</p>
          <p className={styles.role}>{roleText(swap)}</p>
        </div>
        <Badge tone={tone}>{words}</Badge>
        <MemberMenu name={`the swap with ${user.firstName}`} report={reportOfSwap(swap)} />
      </div>
      <h3 className={styles.date}>
        {day} <span className={styles.time}>{time}</span>
      </h3>
      <p className={styles.location}>{[location, ...children.map(childChip)].join(' · ')}</p>
      {notes && <p className={styles.notes}>{notes}</p>}
      <AnswerButtons actions={actions} answering={answering} onAnswer={onAnswer} />
    </Card>
  );
}
