import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { CalendarCheck, Clock } from 'lucide-react';
import { Moment, type MomentAction } from '../../../components/moments/Moment.tsx';
import { MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { MomentCut, MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay } from '../../../dates/date-formats.ts';
import { shortClock, weekdayOf } from '../../../dates/short-clock.ts';
import { photoOrInitial } from '../../../drawings/face.ts';
import { PlaceScene } from '../../../drawings/PlaceScene.tsx';
import { placeText } from '../plans/plan-place-text.ts';
import { timeOf } from '../plans/plan-time-text.ts';

export interface PlaydateMomentProps {
  readonly playdate: Pick<PlaydateView, 'user' | 'place'> & {
    readonly date: string;
    readonly until: string;
  };
  /** The one action, by what the member's plan opens. */
  readonly main: MomentAction;
  readonly quiet: MomentAction;
  onClose(): void;
}

/** A playdate is planned: with whom and when. */
export function PlaydateMoment({ playdate, main, quiet, onClose }: PlaydateMomentProps) {
  const { user, date } = playdate;
  const at = new Date(date);
  const place = placeText(playdate);
  return (
    <Moment
      picture={
        <MomentPictures
          eggs={2}
          of={[
            <Portrait
              key="other"
              name={user.firstName}
              face={photoOrInitial(user.profilePhotoUrl)}
              decorative
              eager
            />,
            <Picture key="place" picture={<PlaceScene of="playground" />}>
              <MomentCut>{shortClock(at)}</MomentCut>
            </Picture>,
          ]}
        />
      }
      title={
        <>
          {weekdayOf.format(at)} is <em>planned</em>
        </>
      }
      description={`You and ${user.firstName} meet${place ? ` at ${place}.` : '. All that is left is a place.'}`}
      main={main}
      quiet={quiet}
      onClose={onClose}
    >
      <MomentFacts
        facts={[
          { icon: <Clock aria-hidden />, words: `${longDay.format(at)}, ${spanText(timeOf(playdate))}` },
          { icon: <CalendarCheck aria-hidden />, words: 'In both your calendars' },
        ]}
      />
    </Moment>
  );
}
