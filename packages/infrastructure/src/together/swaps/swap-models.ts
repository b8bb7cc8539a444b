import type { ChildId, Id } from '@nestmates/domain/platform/shared/ids.ts';
import type { Swap, SwapId, SwapOutcome, SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import {
  day,
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
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';
import { swapLapse, swapOver } from './swap-time-sql.ts';

export class SwapModel extends table('babysitting_swaps', {
  id: key<SwapId>(),
  requesterId: member('deleted', { exported: true }),
  recipientId: member('deleted', { exported: true }),
  /** Null once one of the two has blocked the other while the swap goes on. */
  matchId: nullable(integer<Id<'match'>>({ left: 'key' })),
  status: oneOf<Swap['status']>({ exported: true }),
  date: instant({ exported: true }),
  lengthMs: nullable(integer({ exported: 'swaps' })),
  otherDates: instants({ exported: true }),
  otherLengthsMs: integers({ left: 'elsewhere' }),
  placeOf: nullable(member('deleted', { exported: 'swaps' })),
  location: text({ exported: true }),
  childIds: integers<readonly ChildId[]>({ left: 'key' }),
  cardChildIds: integers<readonly ChildId[]>({ left: 'key' }),
  recipientChildIds: integers<readonly ChildId[]>({ left: 'key' }),
  emergencyContact: nullable(text({ exported: true })),
  notes: nullable(text({ exported: true })),
  createdAt: instant({ exported: true }),
  settledAt: nullable(instant({ left: 'process' })),
  requesterOutcome: nullable(oneOf<SwapOutcome>({ exported: true })),
  recipientOutcome: nullable(oneOf<SwapOutcome>({ exported: true })),
  requesterTimeZone: nullable(text({ exported: true })),
  recipientTimeZone: nullable(text({ exported: true })),
  proposedBy: nullable(oneOf<SwapParty>({ left: 'elsewhere' })),
  proposedDate: nullable(instant({ exported: true })),
  proposedLengthMs: nullable(integer({ exported: 'swaps' })),
}).with({
  old: [
    {
      kind: 'emergencyContacts',
      // The index knows the beginning; a request may wait longer than that.
      when: `date < :before and (status <> 'pending' or ${swapLapse('babysitting_swaps')} < :before) and emergency_contact is not null`,
      emptied: 'emergency_contact',
    },
    { kind: 'partedSwaps', when: `match_id is null and ${swapOver('babysitting_swaps')} < :before` },
  ],
  relations: {
    requester: belongsTo('requesterId', UserModel),
    recipient: belongsTo('recipientId', UserModel),
  },
}) {}

export class SwapDayModel extends table('swap_days', {
  firstMemberId: member('deleted', { key: true }),
  secondMemberId: member('deleted', { key: true }),
  day: day({ key: true }),
}).with({ left: 'elsewhere', stays: 'account' }) {}
