import { member, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

/** Who a member is at the payment providers. */
export class PaymentReferenceModel extends table('payment_references', {
  userId: member('deleted', { key: true }),
  reference: text(),
  accountKey: text(),
}).with({ left: 'key', stays: 'account' }) {}
