import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { childChip, describeChild } from '@nestmates/domain/members/children/child.ts';
import { Baby, Clock, MapPin, ShieldCheck } from 'lucide-react';
import { Moment, type MomentAction } from '../../../components/moments/Moment.tsx';
import { type MomentFact, MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { MomentCut, MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { shortClock, weekdayOf } from '../../../dates/short-clock.ts';
import { photoOrInitial } from '../../../drawings/face.ts';
import { PlaceScene } from '../../../drawings/PlaceScene.tsx';
import { childrenOfSwap, swapTime } from './swap-text.ts';

export interface SwapMomentProps {
  readonly swap: SwapView;
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
export function SwapMoment({ swap, main, quiet, onClose }: SwapMomentProps) {
  const { user } = swap;
  const at = new Date(swap.date);
  return (
    <Moment
      picture={
        <MomentPictures
          eggs={3}
          of={[
            <Portrait
              key="other"
              name={user.firstName}
              face={photoOrInitial(user.profilePhotoUrl)}
              decorative
              eager
            />,
            <Picture key="place" picture={<PlaceScene of="door" />}>
              <MomentCut>{shortClock(at)}</MomentCut>
            </Picture>,
          ]}
        />
      }
      title={
        <>
          {weekdayOf.format(at)} is <em>agreed</em>
        </>
      }
      description={`${whoBabysits(swap)} It is in both your calendars.`}
      main={main}
      quiet={quiet}
      onClose={onClose}
    >
      <MomentFacts facts={factsOf(swap)} />
    </Moment>
  );
}
