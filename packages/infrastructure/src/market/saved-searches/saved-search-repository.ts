import type {
  SavedSearchStore,
  SearchNewsEmailData,
} from '@nestmates/application/market/saved-searches/ports.ts';
import { searchFrom, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import type { SavedSearch, SavedSearchId } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import { SavedSearchModel } from './saved-search-model.ts';

const searchOf = ({
  id,
  userId,
  name,
  search,
  emails,
  createdAt,
  lookedAt,
}: SavedSearchModel): SavedSearch => ({
  id,
  userId,
  name,
  search: searchFrom(search),
  emails,
  createdAt,
  lookedAt,
});

export class SavedSearchRepository implements SavedSearchStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add({ search, ...rest }: Omit<SavedSearch, 'id'>): Promise<SavedSearch | undefined> {
    const inserted = await this.#searches()
      .insert({ ...rest, search: searchTexts(search) })
      .onConflict(['userId', 'search'])
      .ignore();
    const added = unlessIgnored(inserted);
    return added && { ...rest, search, id: added.id };
  }

  async save({ id, userId, name, emails, lookedAt }: SavedSearch): Promise<void> {
    const changed = await this.#searches().where({ userId, id }).patch({ name, emails, lookedAt });
    requireOneRow(changed, 'Saving a search');
  }

  async remove(userId: MemberId, id: SavedSearchId): Promise<void> {
    await this.#searches().where({ userId, id }).delete();
  }

  async of(userId: MemberId): Promise<readonly SavedSearch[]> {
    return (await this.#searches().where({ userId }).orderBy('id', 'desc')).map(searchOf);
  }

  async membersDue(lookedBefore: Date, limit: number): Promise<readonly MemberId[]> {
    const due = await this.#searches()
      .where({ emails: true })
      .where('lookedAt', '<=', lookedBefore)
      .groupBy('userId')
      .min('lookedAt as lookedAt')
      .orderBy('lookedAt')
      .limit(limit)
      .select('userId');
    return due.map(({ userId }) => userId);
  }

  async takeDue(userId: MemberId, lookedBefore: Date, lookedAt: Date): Promise<readonly SavedSearch[]> {
    const searches = await this.#searches().where({ userId, emails: true }).orderBy('id').forUpdate();
    if (!searches.some((search) => search.lookedAt <= lookedBefore)) return [];
    const ids = searches.map(({ id }) => id);
    // No row where all of them were looked at later.
    await this.#searches().whereIn('id', ids).where('lookedAt', '<', lookedAt).patch({ lookedAt });
    return searches.map(searchOf);
  }

  async newsEmailOf(
    memberId: MemberId,
    ids: readonly SavedSearchId[],
  ): Promise<SearchNewsEmailData | undefined> {
    const found = await this.#searches()
      .where({ userId: memberId, emails: true })
      .findByIds([...ids])
      .orderBy('id')
      .withGraphFetched('user')
      .modifyGraph('user', (user) => user.select('id', 'email', 'firstName'));
    const [first] = found;
    if (!first?.user) return undefined;
    const searches = found.map(searchOf).map(({ id, name, search }) => ({ id, name, search }));
    return { memberId, to: first.user.email, firstName: first.user.firstName, searches };
  }

  #searches() {
    return SavedSearchModel.query(this.#transaction.db);
  }
}
