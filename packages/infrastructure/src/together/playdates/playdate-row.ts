import type { PlaydateRow } from '@nestmates/application/together/playdates/ports.ts';
import { lengthOf, type PlanTime, planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { childChips } from '../../members/people/person-sql.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import type { PlaydateModel } from './playdate-model.ts';

type Row = RowOf<PlaydateModel>;

const placeOf = ({ placeOf: of, placeName: name }: Row): Playdate['place'] =>
  of === null ? (name === null ? null : { name }) : { of };

/** The former version of the server writes times without their lengths. */
const timesOf = ({ times, lengthsMs }: Row): readonly PlanTime[] =>
  times.map((date, nth) => planTimeFrom({ date }, lengthsMs[nth]));

/** Check constraints guarantee that a state has what it needs. */
export function playdateOf(row: Row): Playdate {
  const { id, userIdOne, userIdTwo, proposedBy, childrenOne, childrenTwo, createdAt } = row;
  const { timeZoneOne, timeZoneTwo } = row;
  const fields = {
    id,
    userIdOne,
    userIdTwo,
    proposedBy,
    place: placeOf(row),
    childrenOne,
    childrenTwo,
    createdAt,
    timeZoneOne,
    timeZoneTwo,
  };
  const { status, scheduledAt, endedAt } = row;
  const time = row.date && planTimeFrom({ date: row.date }, row.lengthMs ?? undefined);
  const byStatus: Readonly<Record<Playdate['status'], object>> = {
    proposed: { times: timesOf(row) },
    scheduled: { ...time, scheduledAt },
    done: { ...time, endedAt },
    declined: { endedAt },
    cancelled: { ...(time ?? { date: null, until: null }), endedAt },
    expired: { endedAt },
  };
  return { ...fields, status, ...byStatus[status] } as Playdate;
}

/** The columns that a change writes; the times of the last proposal stay. */
export function changesOf(playdate: Playdate) {
  const { status, proposedBy, place, childrenOne, childrenTwo, timeZoneOne, timeZoneTwo } = playdate;
  return {
    status,
    proposedBy,
    placeOf: place && 'of' in place ? place.of : null,
    placeName: place && 'name' in place ? place.name : null,
    childrenOne,
    childrenTwo,
    timeZoneOne,
    timeZoneTwo,
    endsAt: endOf(playdate),
    ...('times' in playdate
      ? { times: playdate.times.map(({ date }) => date), lengthsMs: playdate.times.map(lengthOf) }
      : {}),
    ...('date' in playdate ? { date: playdate.date, lengthMs: playdate.date && lengthOf(playdate) } : {}),
    ...('scheduledAt' in playdate ? { scheduledAt: playdate.scheduledAt } : {}),
    ...('endedAt' in playdate ? { endedAt: playdate.endedAt } : {}),
  };
}

const named = 'c.id = any(p.children_one || p.children_two)';

/** A playdate of the table `p`, and the other member, `u`; with all children of `:me`, or those that come along. */
export const playdateWithOtherColumns = (mine: 'all' | 'named' = 'named'): string => `
  p.*, u.id as other_id, u.first_name, ${shownPhoto('u')} as profile_photo_url,
  ${childChips(':me::integer', mine === 'all' ? 'true' : named)} as mine, ${childChips('u.id', named)} as theirs`;

export interface PlaydateWithOtherRow extends Row, Pick<PlaydateRow, 'mine' | 'theirs'> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export const playdateRowOf = (row: PlaydateWithOtherRow): PlaydateRow => ({
  playdate: playdateOf(row),
  mine: row.mine,
  theirs: row.theirs,
  other: { id: row.otherId, firstName: row.firstName, profilePhotoUrl: row.profilePhotoUrl },
});
