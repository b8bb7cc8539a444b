import type { PasskeyStore } from '@nestmates/application/members/passkeys/ports.ts';
import { maxPasskeys, type Passkey, type PasskeyId } from '@nestmates/domain/members/passkeys/passkey.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { PasskeyModel } from './passkey-models.ts';

const passkeyOf = (row: RowOf<PasskeyModel>): Passkey => ({ ...row, counter: Number(row.counter) });

export class PasskeyRepository implements PasskeyStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async list(memberId: MemberId): Promise<readonly Passkey[]> {
    const rows = await this.#passkeys().where({ memberId }).orderBy('id', 'desc').limit(maxPasskeys);
    return rows.map(passkeyOf);
  }

  async find(credentialId: string): Promise<Passkey | undefined> {
    const row = await this.#passkeys().findOne({ credentialId });
    return row && passkeyOf(row);
  }

  async add(passkey: Omit<Passkey, 'id' | 'lastUsedAt'>): Promise<boolean> {
    const row = await this.#passkeys().insert(passkey).onConflict('credentialId').ignore().returning('*');
    return unlessIgnored(row) !== undefined;
  }

  async use(
    { id, counter: known }: Pick<Passkey, 'id' | 'counter'>,
    counter: number,
    at: Date,
  ): Promise<boolean> {
    const unused = this.#passkeys().where({ id, counter: known });
    return (await unused.patch({ counter, lastUsedAt: at })) === 1;
  }

  async remove(memberId: MemberId, id: PasskeyId): Promise<boolean> {
    return (await this.#passkeys().delete().where({ memberId, id })) === 1;
  }

  async removeSince(memberId: MemberId, at: Date): Promise<void> {
    // There is none where the member has added none since.
    await this.#passkeys().delete().where({ memberId }).where('createdAt', '>=', at);
  }

  async keepOnly(memberId: MemberId, ids: readonly number[], until: Date): Promise<void> {
    const others = this.#passkeys().delete().where({ memberId });
    // There are none where the member keeps all.
    await others.where((one) => one.whereNotIn('id', [...ids]).orWhere('createdAt', '>', until));
  }

  #passkeys() {
    return PasskeyModel.query(this.#transaction.db);
  }
}
