import type {
  SavedSearchStore,
  SearchNewsEmailData,
} from '@nestmates/application/market/saved-searches/ports.ts';
import { searchFrom, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import type { SavedSearch, SavedSearchId } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
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

  /** By Knex, because an ignored insert of Objection returns what was given. */
  async add({ search, ...rest }: Omit<SavedSearch, 'id'>): Promise<SavedSearch | undefined> {
    const row = { ...rest, search: JSON.stringify(searchTexts(search)) };
    const [added] = await this.#transaction
      .db('saved_searches')
      .insert(row)
      .onConflict(['userId', 'search'])
      .ignore()
      .returning('id');
    return added && { ...rest, search, id: added.id };
  }

  async save({ id, userId, name, emails, lookedAt }: SavedSearch): Promise<void> {
    await this.#searches().where({ userId, id }).patch({ name, emails, lookedAt }).throwIfNotFound();
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
      .orderBy('id');
    const [recipient] = await this.#transaction
      .db('users')
      .where({ id: memberId })
      .select('email as to', 'firstName');
    if (!recipient || found.length === 0) return undefined;
    const searches = found.map(searchOf).map(({ id, name, search }) => ({ id, name, search }));
    return { memberId, to: recipient.to, firstName: recipient.firstName, searches };
  }

  #searches() {
    return SavedSearchModel.query(this.#transaction.db);
  }
}
