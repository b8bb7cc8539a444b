import type { Shop } from '@nestmates/domain/market/shops/shop.ts';
import { Model } from 'objection';

export interface ShopModel extends Shop {}

export class ShopModel extends Model {
  static override readonly tableName = 'shops';
  static override readonly idColumn = 'userId';
}
