import type { SelfieRecords } from '@nestmates/application/trust/selfie-checks/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { SelfieCheckModel, SelfiePictureModel } from './selfie-check-models.ts';

/** Limited, so that a cleanup is short; the next one runs within the hour. */
const sweepLimit = 500;

type Named = Pick<SelfiePictureModel, 'name'>;
const namesIn = (rows: readonly Named[]): readonly string[] => rows.map(({ name }) => name);

export class SelfiePictureRepository implements SelfieRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(names: readonly string[], at: Date): Promise<void> {
    const rows = names.map((name, nth) => ({ name, nth, storedAt: at }));
    await SelfiePictureModel.query(this.#transaction.db).insert(rows);
  }

  async use(checkId: SelfieCheckId, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const picture = SelfiePictureModel.query(this.#transaction.db).findById(name);
      requireOneRow(await picture.patch({ checkId }), 'A selfie');
    }
  }

  async namesOf(checkId: SelfieCheckId): Promise<readonly string[]> {
    const pictures = SelfiePictureModel.query(this.#transaction.db).where({ checkId });
    return namesIn(await pictures.orderBy('nth').select('name'));
  }

  async ofMember(memberId: MemberId): Promise<readonly string[]> {
    const { db } = this.#transaction;
    const checks = SelfieCheckModel.query(db).where({ memberId }).select('id');
    return namesIn(await SelfiePictureModel.query(db).whereIn('checkId', checks).select('name'));
  }

  async overdue({
    decidedBefore,
    storedBefore,
  }: {
    decidedBefore: Date;
    storedBefore: Date;
  }): Promise<readonly string[]> {
    const { db } = this.#transaction;
    const decided = SelfieCheckModel.query(db).where('decidedAt', '<=', decidedBefore).select('id');
    const pictures = SelfiePictureModel.query(db)
      .whereIn('checkId', decided)
      .orWhere((unused) => unused.whereNull('checkId').where('storedAt', '<=', storedBefore));
    return namesIn(await pictures.limit(sweepLimit).select('name'));
  }

  async unused(names: readonly string[]): Promise<readonly string[]> {
    const pictures = SelfiePictureModel.query(this.#transaction.db).findByIds([...names]);
    return namesIn(await pictures.whereNull('checkId').select('name'));
  }

  async forget(names: readonly string[]): Promise<void> {
    await SelfiePictureModel.query(this.#transaction.db)
      .delete()
      .whereIn('name', [...names]);
  }
}
