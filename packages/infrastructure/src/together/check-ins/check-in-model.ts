import type { City } from '@nestmates/application/together/check-ins/ports.ts';
import type { CheckIn } from '@nestmates/domain/together/check-ins/check-in.ts';
import { Model } from 'objection';

export interface CheckInModel extends CheckIn, City {
  readonly endedAt: Date | null;
}

export class CheckInModel extends Model {
  static override readonly tableName = 'checkins';
}
