import type { PlaydateRow } from '@nestmates/application/together/playdates/ports.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import type { PlaydateModel } from './playdate-model.ts';

/** Check constraints guarantee that a state has what it needs. */
export function playdateOf(row: RowOf<PlaydateModel>): Playdate {
  const { id, userIdOne, userIdTwo, proposedBy, createdAt, timeZoneOne, timeZoneTwo } = row;
  const fields = { id, userIdOne, userIdTwo, proposedBy, createdAt, timeZoneOne, timeZoneTwo };
  const { status, times, date, scheduledAt, endedAt } = row;
  const byStatus: Readonly<Record<Playdate['status'], object>> = {
    proposed: { times },
    scheduled: { date, scheduledAt },
    done: { date, endedAt },
    declined: { endedAt },
    cancelled: { date, endedAt },
    expired: { endedAt },
  };
  return { ...fields, status, ...byStatus[status] } as Playdate;
}

/** The columns that a change writes; the times of the last proposal stay. */
export function changesOf(playdate: Playdate) {
  const { status, proposedBy, timeZoneOne, timeZoneTwo } = playdate;
  return {
    status,
    proposedBy,
    timeZoneOne,
    timeZoneTwo,
    endsAt: endOf(playdate),
    ...('times' in playdate ? { times: playdate.times } : {}),
    ...('date' in playdate ? { date: playdate.date } : {}),
    ...('scheduledAt' in playdate ? { scheduledAt: playdate.scheduledAt } : {}),
    ...('endedAt' in playdate ? { endedAt: playdate.endedAt } : {}),
  };
}

/** A playdate of the table `p`, and the other member, `u`. */
export const playdateWithOtherColumns = `p.*, u.id as other_id, u.first_name, ${shownPhoto('u')} as profile_photo_url`;

export interface PlaydateWithOtherRow extends RowOf<PlaydateModel> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export const playdateRowOf = (row: PlaydateWithOtherRow): PlaydateRow => ({
  playdate: playdateOf(row),
  other: { id: row.otherId, firstName: row.firstName, profilePhotoUrl: row.profilePhotoUrl },
});
