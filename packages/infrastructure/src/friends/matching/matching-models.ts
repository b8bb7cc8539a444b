import { bigint, day, flag, instant, integer, member, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PassModel extends table('passes', {
  memberId: member('deleted', { key: true }),
  passedId: member('deleted', { key: true, exported: true }),
  passedAt: instant({ exported: true }),
  swipe: flag({ exported: true }),
}).with({ stays: 'account' }) {}

/** How many swipes a member has made on their newest day of swiping. */
export class SwipeCountModel extends table('swipes', {
  memberId: member('deleted', { key: true }),
  day: day<Date>(),
  count: integer(),
}).with({
  left: 'passing',
  old: { kind: 'swipes', when: "day < (:before::timestamptz at time zone 'UTC')::date" },
}) {}

export class MatchProfileModel extends table('match_profiles', {
  memberId: member('deleted', { key: true }),
  neighborhoodId: integer(),
  encoding: integer(),
  packed: text(),
}).with({ left: 'elsewhere', stays: 'account' }) {}

export class PackedNeighborhoodModel extends table('packed_neighborhoods', {
  neighborhoodId: integer({ key: true }),
  encoding: integer({ key: true }),
  memberCount: integer({ erasure: 'emptied' }),
  version: bigint({ erasure: 'emptied' }),
  members: text({ erasure: 'emptied' }),
}).with({ left: 'elsewhere', stays: 'constant' }) {}
