import { placeInSentence } from '@nestmates/domain/together/plans/plan-place.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { childrenInWords } from '../../../members/people/children-in-words.ts';
import { SwapTimeProposal } from '../list/SwapTimeProposal.tsx';
import type { OwnChild } from '../request/ChildrenChoice.tsx';
import { type AnsweredSwap, SwapAnswer } from '../SwapAnswer.tsx';
import type { SwapTap, SwapViewAction } from '../swap-action-rows.ts';
import { reportOfSwap } from '../swap-report.ts';
import { childrenOfSwap, isAtTheirs, spanInRow } from '../swap-text.ts';
import { YouBring } from '../YouBring.tsx';
import { AgreedSwap } from './AgreedSwap.tsx';
import styles from './ThreadSwap.module.css';

/** The swaps of the two: those that are agreed, and the requests that wait for an answer. */
export interface ThreadSwapsProps {
  readonly swaps: readonly AnsweredSwap[];
  /** The member's own children, once they are known. */
  readonly own: readonly OwnChild[];
  readonly answering: readonly { readonly id: number; readonly action: SwapViewAction }[];
  onAct(swap: AnsweredSwap, action: SwapTap): void;
  /** Opens the form in which the recipient suggests another time. */
  onSuggest(swap: AnsweredSwap): void;
}

interface ThreadSwapProps extends Omit<ThreadSwapsProps, 'swaps'> {
  readonly swap: AnsweredSwap;
}

function ThreadSwap({ swap, own, answering, onAct, onSuggest }: ThreadSwapProps) {
  const { user, direction, times, place, cards, proposedTime, children } = swap;
  // Those who were named with a suggestion, before the member chooses.
  const [chosen, setChosen] = useState<readonly number[]>();
  const bringing = chosen ?? children.mine.map(({ id }) => id);
  const received = direction === 'received';
  const { asked } = childrenOfSwap(swap);
  const where = place && placeInSentence(place, user);
  const sending = answering.find(({ id }) => id === swap.id)?.action;
  const canBring = isAtTheirs(swap) && own.length > 0 && swap.actions.includes('accept');
  // The proposal says the one time that was asked for, and an answer those to choose among.
  const showsTimes = times.length === 1 ? !proposedTime : !received;
  const withThem = (answered: AnsweredSwap) => (canBring ? { ...answered, bringing } : answered);
  return (
    <section className={styles.swap} aria-label={`Swap with ${user.firstName}`}>
      <div className={styles.head}>
        <CalendarPlus className={styles.icon} aria-hidden />
        <p>{received ? `${user.firstName} asks for a swap` : `You asked ${user.firstName} for a swap`}</p>
        <MemberMenu name={`the swap with ${user.firstName}`} report={reportOfSwap(swap)} />
      </div>
      <h3 className={styles.title}>
        {received ? 'Her' : 'Your'} {childrenInWords(asked)}, <em>at {where}</em>
      </h3>
      {showsTimes && (
        <ul className={styles.times}>
          {times.map((time) => (
            <li key={time.date}>{spanInRow(time)}</li>
          ))}
        </ul>
      )}
      {proposedTime && (
        <SwapTimeProposal
          swap={swap}
          proposedTime={proposedTime}
          answering={sending}
          onAct={(action) => onAct(swap, action)}
        />
      )}
      {canBring && (
        <YouBring
          label={proposedTime && 'If you take a time that was asked for, you bring'}
          own={own}
          value={bringing}
          onChange={setChosen}
        />
      )}
      {received ? (
        <SwapAnswer
          swap={swap}
          answering={sending}
          onAnswer={(answered, answer) => onAct(withThem(answered), answer)}
          onSuggest={(asked) => onSuggest(withThem(asked))}
        />
      ) : (
        !proposedTime && <p className={styles.note}>It waits for an answer of {user.firstName}.</p>
      )}
      {cards.childIds.length > 0 && <p className={styles.note}>Sitter cards go along</p>}
    </section>
  );
}

/** What is agreed and what waits between the two, below their messages. */
export const ThreadSwaps = ({ swaps, ...given }: ThreadSwapsProps) => (
  <Stack gap={3}>
    {swaps.map((swap) =>
      swap.status === 'confirmed' ? (
        <AgreedSwap key={swap.id} swap={swap} own={given.own} />
      ) : (
        // Who comes along is chosen anew where the suggestion has changed.
        <ThreadSwap key={`${swap.id} ${swap.proposedTime?.date}`} swap={swap} {...given} />
      ),
    )}
  </Stack>
);
