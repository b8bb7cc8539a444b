import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { CalendarCheck, Clock } from 'lucide-react';
import { Moment, type MomentAction } from '../../../components/moments/Moment.tsx';
import { MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay } from '../../../dates/date-formats.ts';
import { weekdayOf } from '../../../dates/short-clock.ts';
import { PlanMomentPictures } from '../plans/PlanMomentPictures.tsx';
import { placeText } from '../plans/plan-place-text.ts';
import { timeOf } from '../plans/plan-time-text.ts';

export interface PlaydateMomentProps {
  readonly playdate: Pick<PlaydateView, 'user' | 'place'> & {
    readonly date: string;
    readonly until: string;
  };
  /** Whether the member's plan opens the calendar, in which it stands. */
  readonly opensCalendar: boolean;
  /** The one action, by what the member's plan opens. */
  readonly main: MomentAction;
  readonly quiet: MomentAction;
  onClose(): void;
}

/** A playdate is planned: with whom and when. */
export function PlaydateMoment({ playdate, opensCalendar, main, quiet, onClose }: PlaydateMomentProps) {
  const { user, date } = playdate;
  const at = new Date(date);
  const place = placeText(playdate);
  return (
    <Moment
      picture={<PlanMomentPictures user={user} place="playground" at={at} eggs={2} />}
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
          ...(opensCalendar
            ? [{ icon: <CalendarCheck aria-hidden />, words: 'In both your calendars' }]
            : []),
        ]}
      />
    </Moment>
  );
}
