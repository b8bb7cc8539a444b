import { Model } from 'objection';

export class SandboxSellerModel extends Model {
  static override readonly tableName = 'sandbox_sellers';
  static override readonly idColumn = 'accountId';
  declare readonly accountId: string;
  declare readonly key: string;
  declare readonly reference: string | null;
  declare readonly pageToken: string;
  declare readonly returnUrl: string;
  declare readonly canBePaid: boolean;
}
