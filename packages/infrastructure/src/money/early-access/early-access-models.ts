import { instant, integer, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class EarlyAccessCodeModel extends table('early_access_codes', {
  code: text({ key: true }),
  places: integer(),
  opensAt: nullable(instant()),
  closesAt: nullable(instant()),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}

export class RedemptionModel extends table('early_access_redemptions', {
  userId: member('deleted', { key: true }),
  code: text({ exported: true }),
  redeemedAt: instant({ exported: true }),
}).with({ sections: { earlyAccess: 'user_id = :memberId' }, stays: 'books' }) {}
