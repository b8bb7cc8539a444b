import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { ReactNode } from 'react';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { areCardsOpen, cardsNote, SwapCards } from '../../sitter-cards/SwapCards.tsx';
import { EntryCard } from '../../swaps-and-playdates/EntryCard.tsx';
import type { OwnChild } from '../request/ChildrenChoice.tsx';
import { reportOfSwap } from '../swap-report.ts';
import { swapSentence } from '../swap-sentence.ts';
import { pastBadge, statusBadge, swapTime } from '../swap-text.ts';
import { AwaySwapNote } from './AwaySwapNote.tsx';
import { type SwapActing, SwapChanges } from './SwapChanges.tsx';
import { SwapFacts } from './SwapFacts.tsx';
import { SwapQuestion } from './SwapQuestion.tsx';
import { SwapTimeProposal } from './SwapTimeProposal.tsx';

interface SwapEntryProps extends SwapActing {
  readonly isPast?: boolean | undefined;
  /** Whether the address of the page names it. */
  readonly named?: boolean | undefined;
  readonly ownChildren?: readonly OwnChild[] | undefined;
  /** The time on the server's clock. */
  readonly now: Date;
  onChooseCards(swap: SwapView): void;
  /** What else there is to do about it, and what of that stands among the details. */
  readonly footer?: ReactNode;
  readonly detailsFooter?: ReactNode;
}

/** A swap as a sentence, what waits for an answer, and the details on a tap. */
export function SwapEntry({ swap, isPast, named, ownChildren, now, ...given }: SwapEntryProps) {
  const { answering, isIntended, onAct, onChooseCards, footer, detailsFooter } = given;
  const { user, userIsAway, actions, status, proposedTime } = swap;
  const { day, time } = swapTime(swap);
  const isAsked = actions.includes('decline');
  const changes = <SwapChanges swap={swap} answering={answering} isIntended={isIntended} onAct={onAct} />;
  const cards = <SwapCards swap={swap} now={now} onChoose={() => onChooseCards(swap)} />;
  const cardsInView = areCardsOpen(swap, now);
  return (
    <EntryCard
      label={`${day}, ${time}, with ${user.firstName}`}
      user={user}
      sentence={swapSentence(swap, { isPast, own: ownChildren })}
      badge={isPast ? pastBadge(swap) : statusBadge(swap)}
      note={cardsNote(swap, now)}
      menu={<MemberMenu name={`the swap with ${user.firstName}`} report={reportOfSwap(swap)} />}
      named={named}
      details={
        <>
          <SwapFacts of={swap} isAnswered={!isAsked} />
          {!cardsInView && cards}
          {detailsFooter}
          {status !== 'pending' && changes}
        </>
      }
    >
      {userIsAway && <AwaySwapNote swap={swap} />}
      {proposedTime && (
        <SwapTimeProposal
          swap={swap}
          proposedTime={proposedTime}
          answering={answering}
          onAct={(action, event) => isIntended(event, action) && onAct(swap, action)}
        />
      )}
      {cardsInView && cards}
      {isAsked && <SwapQuestion swap={swap} answering={answering} isIntended={isIntended} onAct={onAct} />}
      {footer}
      {status === 'pending' && changes}
    </EntryCard>
  );
}
