import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { childChip } from '@nestmates/domain/children/child.ts';
import { Answers, type AnswersProps } from '../../../components/actions/AnswerButtons.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { roleOf, statusOf, timeOf } from '../swap-text.ts';
import styles from './SwapRequest.module.css';

export interface SwapRequestProps extends Pick<AnswersProps, 'answering' | 'onAnswer'> {
  readonly swap: SwapView;
}

/** What is asked of her, as short as she needs it to decide. */
export function SwapRequest({ swap, answering, onAnswer }: SwapRequestProps) {
  const { user, location, children, notes, actions } = swap;
  const { day, time } = timeOf(swap);
  const { tone, words } = statusOf(swap);
  return (
    <Card label={`${day}, ${time}, with ${user.firstName}`}>
      <div className={styles.who}>
        <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="medium" decorative />
        <div className={styles.words}>
          <p className={styles.name}>{user.firstName}</p>
          <p className={styles.quiet}>{roleOf(swap)}</p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <h3 className={styles.when}>
        {day} <span className={styles.time}>{time}</span>
      </h3>
      <p className={styles.where}>{[location, ...children.map(childChip)].join(' · ')}</p>
      {notes && <p className={styles.notes}>{notes}</p>}
      <Answers actions={actions} answering={answering} onAnswer={onAnswer} />
    </Card>
  );
}
