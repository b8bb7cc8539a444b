import type {
  Guarantee,
  GuaranteeId,
  GuaranteeStatus,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import {
  flag,
  instant,
  integer,
  key,
  member,
  nullable,
  oneOf,
  text,
  uuid,
} from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { hasMany } from '../../platform/tables/relations.ts';
import { fieldsIn, fieldsOf, table } from '../../platform/tables/table.ts';

const moneyMovedBack = inBooks(
  'Money that has moved, by the numbers of the payment provider; nothing here says whose it was.',
);

export class GuaranteeRefundModel extends table('guarantee_refunds', {
  guaranteeId: integer<GuaranteeId>(),
  provider: text({ key: true, erasure: 'impersonal', left: 'key' }),
  subscriptionId: text({ erasure: moneyMovedBack, left: 'key' }),
  paymentId: text({ key: true, erasure: moneyMovedBack, left: 'key' }),
  cents: integer({ erasure: moneyMovedBack, exported: true }),
  refundId: nullable(text({ erasure: moneyMovedBack, left: 'key' })),
}).with({ stays: 'books' }) {}

export class GuaranteeModel extends table('guarantees', {
  id: key<GuaranteeId>(),
  emailDigest: text({
    erasure: {
      why: 'The guarantee is given once for each e-mail; only a keyed digest stays.',
      until: 'always: it can be asked once',
    },
    left: 'digest',
  }),
  memberId: member('emptied'),
  key: uuid({ erasure: 'impersonal', left: 'key' }),
  attempt: integer({ left: 'process' }),
  status: oneOf<GuaranteeStatus>({ exported: true }),
  waitsForBank: flag({ left: 'process' }),
  askedAt: instant({ exported: true }),
  closedAt: nullable(instant({ exported: true })),
  refusal: nullable(text({ erasure: 'impersonal', exported: true })),
  lookedAt: nullable(instant({ left: 'process' })),
}).with({ stays: 'account', relations: { refunds: hasMany(GuaranteeRefundModel, 'guaranteeId') } }) {}

const guaranteeFields = fieldsOf(GuaranteeModel.table, ['emailDigest', 'lookedAt']);
const refundFields = fieldsOf(GuaranteeRefundModel.table, ['guaranteeId']);

export const guaranteeOf = ({ refunds = [], ...row }: GuaranteeModel): Guarantee => ({
  ...fieldsIn(row, guaranteeFields),
  refunds: refunds.map((refund) => fieldsIn(refund, refundFields)),
});
