import type { SecondFactorStore } from '@nestmates/application/members/second-factor/ports.ts';
import type { SealedColumn } from '@nestmates/application/platform/encryption/key-rotation.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { RecoveryCodeModel, SecondFactorModel } from './second-factor-models.ts';

const begin = `
  insert into second_factors (member_id, secret, begun_at) values (:memberId, :secret, :begunAt)
  on conflict (member_id) do update set secret = excluded.secret, begun_at = excluded.begun_at
  where second_factors.confirmed_at is null
  returning member_id`;

export class SecondFactorRepository implements SecondFactorStore, SealedColumn {
  readonly kind = 'totp';
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(memberId: MemberId): Promise<SecondFactorModel | undefined> {
    return this.#factors().findById(memberId);
  }

  async begin(memberId: MemberId, secret: string, begunAt: Date): Promise<boolean> {
    return (await sql(this.#transaction, begin, { memberId, secret, begunAt })).length === 1;
  }

  async confirm(memberId: MemberId, secret: string, lastStep: number, confirmedAt: Date): Promise<boolean> {
    const begun = this.#factors().where({ memberId, secret, confirmedAt: null });
    return (await begun.patch({ lastStep, confirmedAt })) === 1;
  }

  async useStep(memberId: MemberId, step: number): Promise<boolean> {
    const unused = this.#factors().where({ memberId }).where('lastStep', '<', step);
    return (await unused.patch({ lastStep: step })) === 1;
  }

  async addRecoveryCodes(memberId: MemberId, digests: readonly string[]): Promise<void> {
    await this.#codes().insert(digests.map((digest) => ({ digest, memberId })));
  }

  async removeRecoveryCodes(memberId: MemberId): Promise<void> {
    await this.#codes().delete().where({ memberId });
  }

  async useRecoveryCode(memberId: MemberId, digest: string, usedAt: Date): Promise<boolean> {
    return (await this.#codes().where({ memberId, digest, usedAt: null }).patch({ usedAt })) === 1;
  }

  async recoveryCodesLeft(memberId: MemberId): Promise<number> {
    return this.#codes().where({ memberId, usedAt: null }).resultSize();
  }

  async remove(memberId: MemberId): Promise<boolean> {
    return (await this.#factors().delete().where({ memberId }).whereNotNull('confirmedAt')) === 1;
  }

  async removeSince(memberId: MemberId, at: Date): Promise<void> {
    // There is none where the member uses no app.
    await this.#factors().delete().where({ memberId }).where('begunAt', '>=', at);
  }

  async lockAfter(
    id: number,
    max: number,
  ): Promise<readonly { readonly id: number; readonly sealed: string }[]> {
    const locked = await this.#factors()
      .where('memberId', '>', id)
      .orderBy('memberId')
      .limit(max)
      .forUpdate();
    return locked.map(({ memberId, secret }) => ({ id: memberId, sealed: secret }));
  }

  async replace({ id, sealed }: { readonly id: number; readonly sealed: string }): Promise<void> {
    requireOneRow(await this.#factors().findById(id).patch({ secret: sealed }), 'Encrypting anew');
  }

  #factors() {
    return SecondFactorModel.query(this.#transaction.db);
  }

  #codes() {
    return RecoveryCodeModel.query(this.#transaction.db);
  }
}
