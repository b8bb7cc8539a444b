import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { childChip, describeChild } from '@nestmates/domain/members/children/child.ts';
import { Baby, Clock, MapPin, ShieldCheck } from 'lucide-react';
import { Moment, type MomentAction } from '../../../components/moments/Moment.tsx';
import { type MomentFact, MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { shortClock, weekdayOf } from '../../../dates/short-clock.ts';
import { PlanMomentPictures } from '../plans/PlanMomentPictures.tsx';
import { childrenOfSwap, swapTime } from './swap-text.ts';

export interface SwapMomentProps {
  readonly swap: SwapView;
  /** Whether the member's plan opens the calendar, in which it stands. */
  readonly opensCalendar: boolean;
  /** The one action, by what the member's plan opens. */
  readonly main: MomentAction;
  readonly quiet: MomentAction;
  onClose(): void;
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

function whoBabysits(swap: SwapView): string {
  const {
    direction,
    user: { firstName },
  } = swap;
  const who = listed.format(childrenOfSwap(swap).asked.map(describeChild)) || 'children';
  return direction === 'received'
    ? `You look after ${firstName}’s ${who}.`
    : `${firstName} looks after your ${who}.`;
}

function factsOf(swap: SwapView): readonly MomentFact[] {
  const { location, cards } = swap;
  const { asked } = childrenOfSwap(swap);
  const { day, time } = swapTime(swap);
  const opensAt = new Date(cards.opensAt);
  return [
    { icon: <Clock aria-hidden />, words: `${day}, ${time}` },
    { icon: <MapPin aria-hidden />, words: location },
    ...(asked.length > 0 ? [{ icon: <Baby aria-hidden />, words: asked.map(childChip).join(' · ') }] : []),
    ...(cards.childIds.length > 0
      ? [
          {
            icon: <ShieldCheck aria-hidden />,
            words: `Sitter cards open on ${weekdayOf.format(opensAt)} at ${shortClock(opensAt)}`,
          },
        ]
      : []),
  ];
}

/** A swap is agreed: who comes, when and where. */
export function SwapMoment({ swap, opensCalendar, main, quiet, onClose }: SwapMomentProps) {
  const { user } = swap;
  const at = new Date(swap.date);
  return (
    <Moment
      picture={<PlanMomentPictures user={user} place="door" at={at} eggs={3} />}
      title={
        <>
          {weekdayOf.format(at)} is <em>agreed</em>
        </>
      }
      description={`${whoBabysits(swap)}${opensCalendar ? ' It is in both your calendars.' : ''}`}
      main={main}
      quiet={quiet}
      onClose={onClose}
    >
      <MomentFacts facts={factsOf(swap)} />
    </Moment>
  );
}
