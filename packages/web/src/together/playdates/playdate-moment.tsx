import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import {
  PlaydateMoment,
  type PlaydateMomentProps,
} from '@nestmates/ui/screens/together/playdates/PlaydateMoment.tsx';
import { useOpens } from '../../platform/access/use-opens.ts';
import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { actionsAfterPlanning } from '../swaps-and-playdates/actions-after-planning.ts';

interface PlaydateMomentContainerProps extends Pick<PlaydateMomentProps, 'playdate' | 'onClose'> {
  readonly id: number;
}

function PlaydateMomentContainer({ id, ...props }: PlaydateMomentContainerProps) {
  const opens = { messages: useOpens('messages'), calendar: useOpens('calendar') };
  const list = { label: 'See your playdates', href: entryPath('/playdates', id, 'scheduled') };
  return (
    <PlaydateMoment
      {...props}
      opensCalendar={opens.calendar}
      {...actionsAfterPlanning(props.playdate.user, opens, list)}
    />
  );
}

/** Nothing where it was cancelled by then, or is over. */
export async function momentOfPlaydate(playdateId: number): Promise<ShownMoment | undefined> {
  const scheduled = await call('get /api/playdates/scheduled');
  const playdate = scheduled.find(({ id }) => id === playdateId);
  if (!playdate?.date || !playdate.until) return undefined;
  const { user, date, until, place } = playdate;
  return {
    topic: `playdate-${playdateId}`,
    otherId: user.id,
    render: (onClose) => (
      <PlaydateMomentContainer id={playdateId} playdate={{ user, date, until, place }} onClose={onClose} />
    ),
  };
}
