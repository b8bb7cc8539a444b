import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { SwapTimeAction } from '@nestmates/domain/together/swaps/swap-time.ts';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { type GivenTime, openTimesOf } from '../../plans/plan-time-text.ts';
import { swapRowsOf } from '../swap-action-rows.ts';
import { broughtText, shortSwapTime } from '../swap-text.ts';
import styles from './SwapTimeProposal.module.css';

/** What is done about a time that is proposed. */
type ProposalAction = Exclude<SwapTimeAction, 'proposeTime'>;

interface SwapTimeProposalProps {
  readonly swap: SwapView;
  readonly proposedTime: NonNullable<SwapView['proposedTime']>;
  /** The action that is being sent. */
  readonly answering?: string | undefined;
  onAct(action: ProposalAction, event: MouseEvent): void;
}

function Time({ title, of }: { readonly title: string; readonly of: GivenTime }) {
  const { day, time } = shortSwapTime(of);
  return (
    <div className={styles.time}>
      <dt>{title}</dt>
      <dd>
        {day} <span className={styles.clock}>{time}</span>
      </dd>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly before: string;
  readonly proposed: string;
  readonly note: string | undefined;
}

function noteOfSuggestion(swap: SwapView, mine: boolean): string | undefined {
  const { firstName } = swap.user;
  const waits = openTimesOf(swap).length > 0;
  if (!mine) return waits ? `What you asked for still waits for ${firstName}, too.` : undefined;
  const answers = `${firstName} agrees or declines.`;
  return waits ? `${answers} What was asked for still waits for you, too.` : answers;
}

function wordsOf(swap: SwapView, mine: boolean): Words {
  const { firstName } = swap.user;
  if (swap.status === 'pending') {
    return {
      title: mine ? 'You suggest another time' : `${firstName} suggests another time`,
      before: 'Asked for',
      proposed: 'Suggested',
      note: noteOfSuggestion(swap, mine),
    };
  }
  return {
    title: mine ? 'You propose another time' : `${firstName} proposes another time`,
    before: 'Arranged',
    proposed: 'Proposed',
    note: mine ? `It stays as it was until ${firstName} agrees.` : 'It stays as it was until you agree.',
  };
}

/** Another time that one of the two has proposed, beside the one there is, with what they may do. */
export function SwapTimeProposal({ swap, proposedTime, answering, onAct }: SwapTimeProposalProps) {
  const { mine } = proposedTime;
  const words = wordsOf(swap, mine);
  const brought = broughtText(swap);
  const rows = swapRowsOf(swap);
  const offers = (action: ProposalAction) => swap.actions.includes(action);
  const button = (action: ProposalAction) => ({
    pendingLabel: rows[action].button.pendingLabel,
    children: rows[action].button.label,
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick: (event: MouseEvent) => onAct(action, event),
  });
  return (
    <section className={styles.proposal} aria-label="Another time">
      <h3 className={styles.title}>{words.title}</h3>
      <dl className={styles.times}>
        <Time title={words.before} of={swap} />
        <ArrowRight className={styles.arrow} aria-hidden />
        <Time title={words.proposed} of={proposedTime} />
      </dl>
      {brought && <p>{brought}</p>}
      {words.note && <p className={styles.note}>{words.note}</p>}
      <div className={styles.answers}>
        {offers('takeBackTime') && <Button look="outline" size="small" {...button('takeBackTime')} />}
        {offers('declineTime') && <Button look="outline" {...button('declineTime')} />}
        {offers('agreeToTime') && <Button look="yes" {...button('agreeToTime')} />}
      </div>
    </section>
  );
}
