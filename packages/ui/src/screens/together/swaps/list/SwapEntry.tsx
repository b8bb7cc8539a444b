import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { EntryLead } from '../../swaps-and-playdates/EntryLead.tsx';
import { SwapAnswer } from '../SwapAnswer.tsx';
import { type SwapViewAction, swapActionRows } from '../swap-action-rows.ts';
import { reportOfSwap } from '../swap-report.ts';
import { pastRoleText, roleText, statusBadge, swapTime } from '../swap-text.ts';
import styles from './SwapEntry.module.css';
import { SwapFacts } from './SwapFacts.tsx';
import { SwapTimeProposal } from './SwapTimeProposal.tsx';

export interface SwapEntryProps {
  readonly swap: SwapView;
  readonly isPast?: boolean | undefined;
  /** The action that is being sent. */
  readonly answering?: SwapViewAction | undefined;
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  isIntended(event: MouseEvent, action: SwapViewAction): boolean;
  onAct(swap: SwapView, action: SwapViewAction): void;
  /** The sitter cards that go along. */
  readonly cards?: ReactNode;
  /** What else there is to do about it. */
  readonly footer?: ReactNode;
}

/** A swap: its date, the other member, the details and the actions. */
export function SwapEntry({ swap, isPast, answering, isIntended, onAct, cards, footer }: SwapEntryProps) {
  const { user, actions, proposedTime } = swap;
  const { day, time } = swapTime(swap);
  const act = (action: SwapViewAction, event: MouseEvent) => isIntended(event, action) && onAct(swap, action);
  const offers = (action: SwapViewAction) => actions.includes(action);
  return (
    <article className={styles.entry} aria-label={`${day}, ${time}, with ${user.firstName}`}>
      <EntryLead
        user={user}
        title={day}
        time={time}
        name={user.firstName}
        role={isPast ? pastRoleText(swap) : roleText(swap)}
        badge={statusBadge(swap)}
        menu={<MemberMenu name={`the swap with ${user.firstName}`} report={reportOfSwap(swap)} />}
      />
      {proposedTime && (
        <SwapTimeProposal swap={swap} proposedTime={proposedTime} answering={answering} onAct={act} />
      )}
      <SwapFacts of={swap} />
      {cards}
      {offers('decline') && (
        <SwapAnswer
          swap={swap}
          answering={answering}
          onAnswer={(answered, action, event) => isIntended(event, action) && onAct(answered, action)}
        />
      )}
      {footer}
      {(offers('cancel') || offers('proposeTime')) && (
        <Cluster gap={2}>
          {offers('proposeTime') && (
            <Button look="outline" size="small" onClick={(event) => act('proposeTime', event)}>
              {swapActionRows.proposeTime.button.label}
            </Button>
          )}
          {offers('cancel') && (
            <Button
              look="outline"
              size="small"
              pending={answering === 'cancel'}
              pendingLabel={swapActionRows.cancel.button.pendingLabel}
              onClick={(event) => act('cancel', event)}
            >
              {swapActionRows.cancel.button.label}
            </Button>
          )}
        </Cluster>
      )}
    </article>
  );
}
