import type { Difference } from '@nestmates/domain/office/money/reconciliation.ts';
import { Model } from 'objection';

export class ReconciliationModel extends Model {
  static override readonly tableName = 'reconciliations';
  static override readonly jsonAttributes = ['differences'];
  declare readonly id: number;
  declare readonly provider: string;
  declare readonly from: Date;
  declare readonly to: Date;
  declare readonly ranAt: Date;
  declare readonly lines: number;
  declare readonly entered: number;
  /** Bigints of the database. */
  declare readonly oursCents: string | number;
  declare readonly theirsCents: string | number;
  declare readonly underWayCents: string | number;
  declare readonly differences: readonly Difference[];
}
