import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type Playdate, partyOf } from '@nestmates/domain/together/playdates/playdate.ts';
import { playdateActionsOpenTo, playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import type { PlaydateView } from './contract.ts';
import type { PlaydateRow } from './ports.ts';

const inText = (date: Date): string => date.toISOString();

/** The time that was agreed on, also of one that was cancelled. */
const dateOf = (playdate: Playdate): Date | null => ('date' in playdate ? playdate.date : null);

/** A playdate as one of its two sees it. */
export function viewOfPlaydate(row: PlaydateRow, me: MemberId, now: Date): PlaydateView {
  const playdate = playdateAt(row.playdate, now);
  const party = partyOf(playdate, me);
  const date = dateOf(playdate);
  const times = playdate.status === 'proposed' ? playdate.times.filter((time) => time > now) : [];
  return {
    id: playdate.id,
    status: playdate.status,
    user: viewOfSummary(row.other),
    proposedByMe: party === 'proposer',
    times: times.map(inText),
    date: date && inText(date),
    actions: playdateActionsOpenTo(playdate, party, now),
    createdAt: inText(playdate.createdAt),
  };
}
