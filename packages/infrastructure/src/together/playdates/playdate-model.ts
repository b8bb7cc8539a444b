import type { ChildId, Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import {
  instant,
  instants,
  integer,
  integers,
  key,
  member,
  nullable,
  oneOf,
  text,
} from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PlaydateModel extends table('playdates', {
  id: key<PlaydateId>(),
  userIdOne: member('deleted', { exported: true }),
  userIdTwo: member('deleted', { exported: true }),
  matchId: integer<Id<'match'>>({ left: 'key' }),
  proposedBy: integer<MemberId>({ exported: true }),
  status: oneOf<Playdate['status']>({ exported: true }),
  times: instants({ exported: true }),
  lengthsMs: integers({ exported: 'playdates' }),
  date: nullable(instant({ exported: true })),
  lengthMs: nullable(integer({ exported: 'playdates' })),
  placeOf: nullable(member('deleted', { exported: true })),
  placeName: nullable(text({ exported: true })),
  childrenOne: integers<readonly ChildId[]>({ left: 'key' }),
  childrenTwo: integers<readonly ChildId[]>({ left: 'key' }),
  endsAt: instant({ left: 'elsewhere' }),
  timeZoneOne: nullable(text({ exported: true })),
  timeZoneTwo: nullable(text({ exported: true })),
  createdAt: instant({ exported: true }),
  scheduledAt: nullable(instant({ exported: true })),
  endedAt: nullable(instant({ exported: true })),
}).with({ stays: 'account' }) {}
