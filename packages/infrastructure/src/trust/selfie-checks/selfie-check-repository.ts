import type { SelfieCheckStore } from '@nestmates/application/trust/selfie-checks/ports.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PhotoMark } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheck, SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { SelfieCheckModel } from './selfie-check-models.ts';

export const hasSelfieChecks = 'exists (select from selfie_checks where member_id = :memberId)';

/** The others end in the next sweep. */
const endedAtOnce = 500;

const checkIn = (row: RowOf<SelfieCheckModel>): SelfieCheck => ({ ...row });

export class SelfieCheckRepository implements SelfieCheckStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(id: SelfieCheckId): Promise<SelfieCheck | undefined> {
    const found = await SelfieCheckModel.query(this.#transaction.db).findById(id);
    return found && checkIn(found);
  }

  async newestOf(memberId: MemberId): Promise<SelfieCheck | undefined> {
    const checks = SelfieCheckModel.query(this.#transaction.db).where({ memberId });
    const found = await checks.orderBy('id', 'desc').first();
    return found && checkIn(found);
  }

  asksSince(memberId: MemberId, since: Date): Promise<number> {
    return SelfieCheckModel.query(this.#transaction.db)
      .where({ memberId })
      .where('askedAt', '>', since)
      .resultSize();
  }

  async add(memberId: MemberId, poses: readonly Pose[], askedAt: Date): Promise<SelfieCheck> {
    const row = { memberId, status: 'asked', poses: [...poses], askedAt } as const;
    const { id } = await SelfieCheckModel.query(this.#transaction.db).insert(row);
    return {
      ...row,
      id,
      sentAt: null,
      photoUrl: null,
      decidedAt: null,
      decidedBy: null,
      words: null,
    };
  }

  async save(before: SelfieCheck, check: SelfieCheck): Promise<void> {
    const { status, sentAt, photoUrl, decidedAt, decidedBy, words } = check;
    const changed = await SelfieCheckModel.query(this.#transaction.db)
      .findById(check.id)
      .where({ status: before.status, decidedAt: before.decidedAt })
      .patch({ status, sentAt, photoUrl, decidedAt, decidedBy, words });
    if (changed === 0) throw changedMeanwhile();
  }

  async mark(memberId: MemberId, { checkedAt, checkedPhotoUrl }: PhotoMark): Promise<void> {
    const member = UserModel.query(this.#transaction.db).findById(memberId);
    requireOneRow(await member.patch({ checkedAt, checkedPhotoUrl }), 'A member');
  }

  async waitingSince(sentBefore: Date): Promise<readonly Pick<SelfieCheck, 'id' | 'memberId'>[]> {
    return SelfieCheckModel.query(this.#transaction.db)
      .where({ status: 'sent' })
      .where('sentAt', '<=', sentBefore)
      .orderBy(['sentAt', 'id'])
      .limit(endedAtOnce)
      .select('id', 'memberId');
  }

  async forgetAsks(before: Date): Promise<void> {
    await SelfieCheckModel.query(this.#transaction.db)
      .delete()
      .where({ status: 'asked' })
      .where('askedAt', '<', before);
  }

  async forgetAll(): Promise<void> {
    const { db } = this.#transaction;
    await SelfieCheckModel.query(db).delete();
    // Usually there is no row: nobody was checked while checks are switched off.
    await UserModel.query(db).whereNotNull('checkedAt').patch({ checkedAt: null, checkedPhotoUrl: null });
  }
}
