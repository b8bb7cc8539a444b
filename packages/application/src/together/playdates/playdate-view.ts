import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  childrenOf,
  otherOf,
  type Playdate,
  partyOf,
} from '@nestmates/domain/together/playdates/playdate.ts';
import { playdateActionsOpenTo, playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import { viewOfTime } from '../plans/plan-fields.ts';
import { viewOfPlan } from '../plans/plan-view.ts';
import type { PlaydateView } from './contract.ts';
import type { PlaydateRow } from './ports.ts';

/** The time that was agreed on, also of one that was cancelled. */
const agreedOn = (playdate: Playdate): { readonly date: string | null; readonly until: string | null } =>
  'date' in playdate && playdate.date ? viewOfTime(playdate) : { date: null, until: null };

function childrenIn({ playdate, mine, theirs }: PlaydateRow, me: MemberId) {
  const [own, others] = [childrenOf(playdate, me), childrenOf(playdate, otherOf(playdate, me))];
  return {
    mine: mine.filter(({ id }) => own.includes(id)),
    theirs: theirs.filter(({ id }) => others.includes(id)),
  };
}

/** A playdate as one of its two sees it. */
export function viewOfPlaydate(row: PlaydateRow, me: MemberId, now: Date): PlaydateView {
  const playdate = playdateAt(row.playdate, now);
  const party = partyOf(playdate, me);
  const times = playdate.status === 'proposed' ? playdate.times : [];
  return {
    id: playdate.id,
    status: playdate.status,
    user: viewOfSummary(row.other),
    proposedByMe: party === 'proposer',
    ...viewOfPlan({ times, place: playdate.place, ...childrenIn(row, me) }, now),
    ...agreedOn(playdate),
    actions: playdateActionsOpenTo(playdate, party, now),
    createdAt: playdate.createdAt.toISOString(),
  };
}
