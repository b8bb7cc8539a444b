import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapAction } from '@nestmates/domain/swaps/swap.ts';
import type { MouseEvent } from 'react';
import { Answers } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Cut } from '../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { roleOf, statusOf, timeOf } from '../swap-text.ts';
import styles from './SwapEntry.module.css';
import { SwapFacts } from './SwapFacts.tsx';

export interface SwapEntryProps {
  readonly swap: SwapView;
  /** What is on its way. */
  readonly answering?: SwapAction | undefined;
  /** Whether a tap can be meant for this one, and not for another that stood here a moment ago. */
  isMeant(event: MouseEvent, action: SwapAction): boolean;
  onAct(swap: SwapView, action: SwapAction): void;
}

/** One afternoon: the day in the notch, with whom, and what can be done about it. */
export function SwapEntry({ swap, answering, isMeant, onAct }: SwapEntryProps) {
  const { user, actions } = swap;
  const { day, time, dayOfMonth } = timeOf(swap);
  const { tone, words } = statusOf(swap);
  const act = (action: SwapAction, event: MouseEvent) => isMeant(event, action) && onAct(swap, action);
  return (
    <article className={styles.entry} aria-label={`${day}, ${time}, with ${user.firstName}`}>
      <div className={styles.lead}>
        <div className={styles.face}>
          <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative>
            <Cut size="small">
              <span className={styles.number} aria-hidden="true">
                {dayOfMonth}
              </span>
            </Cut>
          </Portrait>
        </div>
        <div className={styles.words}>
          <h2 className={styles.when}>
            {day} <span className={styles.time}>{time}</span>
          </h2>
          <p className={styles.name}>{user.firstName}</p>
          <p className={styles.role}>{roleOf(swap)}</p>
          <Badge tone={tone}>{words}</Badge>
        </div>
      </div>
      <SwapFacts of={swap} />
      {actions.includes('accept') && <Answers actions={actions} answering={answering} onAnswer={act} />}
      {actions.includes('cancel') && (
        <div>
          <Button
            look="outline"
            size="small"
            pending={answering === 'cancel'}
            pendingLabel="Cancelling…"
            onClick={(event) => act('cancel', event)}
          >
            Cancel Swap
          </Button>
        </div>
      )}
    </article>
  );
}
