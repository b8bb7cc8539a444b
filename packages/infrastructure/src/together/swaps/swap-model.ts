import type { ChildId, Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Swap, SwapId, SwapOutcome, SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { Model } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { belongsTo } from '../../platform/database/belongs-to.ts';

export class SwapModel extends Model {
  static override readonly tableName = 'babysitting_swaps';
  static override readonly relationMappings = {
    requester: belongsTo('babysitting_swaps.requesterId', UserModel),
    recipient: belongsTo('babysitting_swaps.recipientId', UserModel),
  };
  declare readonly id: SwapId;
  declare readonly requesterId: MemberId;
  declare readonly recipientId: MemberId;
  declare readonly matchId: Id<'match'>;
  declare readonly status: Swap['status'];
  declare readonly date: Date;
  declare readonly location: string;
  declare readonly childIds: readonly ChildId[];
  declare readonly cardChildIds: readonly ChildId[];
  declare readonly emergencyContact: string | null;
  declare readonly notes: string | null;
  declare readonly createdAt: Date;
  declare readonly settledAt: Date | null;
  declare readonly requesterOutcome: SwapOutcome | null;
  declare readonly recipientOutcome: SwapOutcome | null;
  declare readonly requesterTimeZone: string | null;
  declare readonly recipientTimeZone: string | null;
  declare readonly proposedBy: SwapParty | null;
  declare readonly proposedDate: Date | null;
}
