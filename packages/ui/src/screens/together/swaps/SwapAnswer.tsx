import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { type MouseEvent, useState } from 'react';
import { AnswerButtons } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { weekdayOf } from '../../../dates/short-clock.ts';
import { type GivenTime, openTimesOf, timeOf } from '../plans/plan-time-text.ts';
import { TimesToTake } from '../plans/TimesToTake.tsx';
import styles from './SwapAnswer.module.css';
import type { SwapViewAction } from './swap-action-rows.ts';

/** A swap as it is answered: at the time that is taken, and with the children who come along. */
export type AnsweredSwap = SwapView & { readonly bringing?: readonly number[] | undefined };

interface SwapAnswerProps {
  readonly swap: SwapView;
  /** The action that is being sent. */
  readonly answering?: SwapViewAction | undefined;
  /** Names the time that is taken, where the member accepts. */
  onAnswer(swap: SwapView, action: 'accept' | 'decline', event: MouseEvent): void;
  /** Opens the form in which the recipient suggests another time. */
  onSuggest(swap: SwapView, event: MouseEvent): void;
}

/** The button names what it takes, as there is a choice. */
function acceptWords(taken: GivenTime): string {
  const time = timeOf(taken);
  return `Accept ${weekdayOf.format(time.date)}, ${spanText(time)}`;
}

/** What the recipient answers: which of the times, or no. */
export function SwapAnswer({ swap, answering, onAnswer, onSuggest }: SwapAnswerProps) {
  const { times, actions } = swap;
  const [wanted, setWanted] = useState<string>();
  const open = openTimesOf(swap);
  // The chosen one may have passed meanwhile.
  const taken = open.find(({ date }) => date === wanted) ?? open[0] ?? swap;
  const suggest = actions.includes('proposeTime') && (
    <Button look="subdued" disabled={answering !== undefined} onClick={(event) => onSuggest(swap, event)}>
      Suggest another time
    </Button>
  );
  if (times.length === 1 || !actions.includes('accept')) {
    return (
      <Stack gap={3}>
        {!actions.includes('accept') && (
          <p>{times.length === 1 ? 'This time has passed.' : 'All of these times have passed.'}</p>
        )}
        <AnswerButtons
          actions={actions}
          answering={answering}
          onAnswer={(action, event) => onAnswer(swap, action, event)}
        />
        {suggest && <div className={styles.others}>{suggest}</div>}
      </Stack>
    );
  }
  const button = (action: 'accept' | 'decline') => ({
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick: (event: MouseEvent) => onAnswer({ ...swap, ...taken }, action, event),
  });
  return (
    <Stack gap={3}>
      <TimesToTake times={times} value={taken.date} onChange={setWanted} />
      <Button look="yes" wide pendingLabel="Accepting…" {...button('accept')}>
        {acceptWords(taken)}
      </Button>
      <div className={styles.others}>
        {suggest}
        <Button look="subdued" pendingLabel="Declining…" {...button('decline')}>
          Decline
        </Button>
      </div>
    </Stack>
  );
}
