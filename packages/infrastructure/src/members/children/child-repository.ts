import type { ChildQueries, ChildStore } from '@nestmates/application/members/children/ports.ts';
import type { ChildToSave, FamilyChild } from '@nestmates/domain/members/children/family.ts';
import { childColumns } from '@nestmates/domain/members/children/preferences.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const answers = ['name', 'gender', 'age', ...childColumns];

export class ChildRepository implements ChildQueries, ChildStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  childrenOf(id: MemberId): Promise<readonly FamilyChild[]> {
    return this.#transaction
      .db('children')
      .where({ userId: id })
      .orderBy('position')
      .select('id', ...answers);
  }

  /** One statement for a family of any size: deletes, updates and inserts. */
  async save(userId: MemberId, children: readonly ChildToSave[], createdAt: Date): Promise<void> {
    const { db } = this.#transaction;
    const ids = children.flatMap(({ id }) => id ?? []);
    const given = children.map(({ id, ...child }, position) => ({
      ...child,
      ...(id === null ? {} : { id }),
      userId,
      position,
      createdAt,
    }));
    const kept = await db('children')
      .with('gone', db('children').where({ userId }).whereNotIn('id', ids).delete())
      .insert(given)
      .onConflict('id')
      .merge(['position', ...answers])
      .where('children.userId', userId)
      .returning('id');
    if (kept.length !== children.length)
      throw new Error(`Kept ${kept.length} of ${children.length} children`);
  }
}
