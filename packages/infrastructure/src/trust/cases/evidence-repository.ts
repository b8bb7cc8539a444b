import type {
  EvidenceStore,
  HeldPhotos,
  NewEvidence,
  PhotoCopy,
} from '@nestmates/application/trust/cases/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { titleOfErased } from '@nestmates/domain/trust/reports/report.ts';
import { PhotoModel } from '../../members/photos/photo-model.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CaseModel } from './case-models.ts';
import { eraseWordsAbout } from './erase-words-about.ts';
import { EvidenceModel, EvidencePhotoModel } from './evidence-models.ts';

export class EvidenceRepository implements EvidenceStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async same({ caseId, thing }: NewEvidence, sourceHash: string): Promise<number | undefined> {
    const newest = await EvidenceModel.query(this.#transaction.db)
      .where({ caseId, kind: thing.kind, thingId: String(thing.id) })
      .orderBy('id', 'desc')
      .first()
      .select('id', 'sourceHash');
    return newest?.sourceHash === sourceHash ? newest.id : undefined;
  }

  async add(
    { caseId, thing, content, takenAt }: NewEvidence,
    sourceHash: string,
    photos: readonly PhotoCopy[],
  ): Promise<number> {
    const { db } = this.#transaction;
    const row = { caseId, kind: thing.kind, thingId: String(thing.id), sourceHash, content, takenAt };
    const { id } = await EvidenceModel.query(db).insert(row);
    for (const photo of photos) await EvidencePhotoModel.query(db).insert({ ...photo, evidenceId: id });
    return id;
  }

  /** Whoever stops using a photo changes its row, and waits. */
  async holdPhotos(names: readonly string[]): Promise<HeldPhotos> {
    if (names.length === 0) return { held: [], drawings: [] };
    const rows = await PhotoModel.query(this.#transaction.db)
      .findByIds([...names])
      .orderBy('name')
      .forShare();
    const held = rows.filter(({ usedAs, ownerId }) => usedAs !== null && ownerId !== null);
    return {
      held: held.map(({ name }) => name),
      drawings: names.filter((name) => !rows.some((row) => row.name === name)),
    };
  }

  async photosToCopy(evidenceId: number): Promise<readonly PhotoCopy[]> {
    return EvidencePhotoModel.query(this.#transaction.db)
      .where({ evidenceId, copiedAt: null })
      .orderBy('name');
  }

  async markCopied(name: string, at: Date): Promise<void> {
    const photo = EvidencePhotoModel.query(this.#transaction.db).findById(name);
    requireOneRow(await photo.patch({ copiedAt: at }), 'A photo of evidence');
  }

  async sweep({
    decidedBefore,
    appealedBefore,
    limit,
  }: {
    decidedBefore: Date;
    appealedBefore: Date;
    limit: number;
  }): Promise<{ readonly removed: number; readonly photos: readonly string[] }> {
    const { db } = this.#transaction;
    const over = CaseModel.query(db)
      .alias('c')
      .joinRaw('left join decisions d on d.id = c.decision_id left join appeals a on a.decision_id = d.id')
      .where((either) =>
        either
          .where((decided) => decided.where('c.status', 'decided').where('d.at', '<', decidedBefore))
          .orWhere((answered) =>
            answered.whereIn('c.status', ['upheld', 'overturned']).where('a.answeredAt', '<', appealedBefore),
          )
          .orWhere((gone) => gone.where('c.status', 'void')),
      )
      .select('c.id');
    const removed = await EvidenceModel.query(db)
      .delete()
      .whereIn('id', EvidenceModel.query(db).whereIn('caseId', over).select('id').limit(limit));
    const left = await EvidencePhotoModel.query(db).where({ evidenceId: null }).limit(limit).select('name');
    return { removed, photos: left.map(({ name }) => name) };
  }

  async eraseAbout(memberId: MemberId): Promise<void> {
    await sql(this.#transaction, eraseWordsAbout, { memberId, title: titleOfErased });
  }

  async forgetPhotos(names: readonly string[]): Promise<void> {
    await EvidencePhotoModel.query(this.#transaction.db)
      .delete()
      .whereIn('name', [...names]);
  }
}
