import { Model } from 'objection';

export class AttemptModel extends Model {
  static override readonly tableName = 'attempts';
  static override readonly idColumn = ['what', 'who'];
  declare readonly what: string;
  declare readonly who: string;
  declare readonly count: number;
  declare readonly resetsAt: Date;
}
