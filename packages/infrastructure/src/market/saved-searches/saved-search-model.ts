import type { SavedSearchId } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { flag, instant, json, key, member, text } from '../../platform/tables/columns.ts';
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';

export class SavedSearchModel extends table('saved_searches', {
  id: key<SavedSearchId>(),
  userId: member('deleted'),
  name: text({ exported: true }),
  /** Texts, like in an address. */
  search: json<Readonly<Record<string, string>>>({ exported: true }),
  emails: flag({ exported: true }),
  createdAt: instant({ exported: true }),
  lookedAt: instant({ left: 'process' }),
}).with({
  sections: { savedSearches: 'user_id = :memberId order by id' },
  stays: 'account',
  relations: { user: belongsTo('userId', UserModel) },
}) {}
