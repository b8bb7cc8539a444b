import type { SavedSearchId } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { belongsTo } from '../../platform/database/belongs-to.ts';

export class SavedSearchModel extends Model {
  static override readonly tableName = 'saved_searches';
  static override readonly relationMappings = {
    user: belongsTo('saved_searches.userId', UserModel),
  };
  static override readonly jsonAttributes = ['search'];
  declare readonly id: SavedSearchId;
  declare readonly userId: MemberId;
  declare readonly name: string;
  /** As texts, like in an address. */
  declare readonly search: Readonly<Record<string, string>>;
  declare readonly emails: boolean;
  declare readonly createdAt: Date;
  declare readonly lookedAt: Date;
  declare readonly user?: Pick<UserModel, 'email' | 'firstName'>;
}
