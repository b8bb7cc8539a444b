import { instant, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class RefundAlertModel extends table('refund_alerts', {
  provider: text({ key: true }),
  refundId: text({ key: true }),
  kind: oneOf<'no-funds' | 'unknown'>({ key: true }),
  raisedAt: instant(),
}).with({ erasure: 'impersonal', stays: 'books' }) {}
