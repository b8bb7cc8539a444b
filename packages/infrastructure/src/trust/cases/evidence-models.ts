import type { Evidence } from '@nestmates/application/trust/things/evidence-view.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { Model } from 'objection';

export class EvidenceModel extends Model {
  static override readonly tableName = 'evidence';
  static override readonly jsonAttributes = ['content'];
  declare readonly id: number;
  declare readonly caseId: CaseId;
  declare readonly kind: string;
  declare readonly thingId: string;
  declare readonly sourceHash: string;
  declare readonly content: Evidence;
  declare readonly takenAt: Date;
}

export class EvidencePhotoModel extends Model {
  static override readonly tableName = 'evidence_photos';
  static override readonly idColumn = 'name';
  declare readonly name: string;
  declare readonly evidenceId: number | null;
  declare readonly source: string;
  declare readonly copiedAt: Date | null;
}
