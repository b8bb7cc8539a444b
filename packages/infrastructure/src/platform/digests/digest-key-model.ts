import { Model } from 'objection';

export class DigestKeyModel extends Model {
  static override readonly tableName = 'digest_keys';
  static override readonly idColumn = 'one';
  declare readonly one: true;
  declare readonly key: string;
}
